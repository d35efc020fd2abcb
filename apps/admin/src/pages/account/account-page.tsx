import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const AccountPage = () => (
  <AdminPage title="Account">
    <EmptyState measure="account" title="Nothing here yet" />
  </AdminPage>
);
