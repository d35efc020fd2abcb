import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const ColorsPage = () => (
  <AdminPage title="Colors">
    <EmptyState measure="0 colours" title="Nothing here yet" />
  </AdminPage>
);
