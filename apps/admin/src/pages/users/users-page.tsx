import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const UsersPage = () => (
  <AdminPage title="Users">
    <EmptyState measure="0 users" title="Nothing here yet" />
  </AdminPage>
);
