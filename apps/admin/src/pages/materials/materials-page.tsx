import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const MaterialsPage = () => (
  <AdminPage title="Materials">
    <EmptyState measure="0 materials" title="Nothing here yet" />
  </AdminPage>
);
