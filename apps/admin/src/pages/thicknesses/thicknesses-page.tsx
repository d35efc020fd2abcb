import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const ThicknessesPage = () => (
  <AdminPage title="Thicknesses">
    <EmptyState measure="0 thicknesses" title="Nothing here yet" />
  </AdminPage>
);
