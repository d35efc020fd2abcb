import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const OrdersPage = () => (
  <AdminPage title="Orders &amp; Deposits">
    <EmptyState measure="0 quotes" title="Nothing here yet" />
  </AdminPage>
);
