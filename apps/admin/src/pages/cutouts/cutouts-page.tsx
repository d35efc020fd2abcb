import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const CutoutsPage = () => (
  <AdminPage title="Cutouts">
    <EmptyState measure="0 cutouts" title="Nothing here yet" />
  </AdminPage>
);
