import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const AuditPage = () => (
  <AdminPage title="Audit log">
    <EmptyState measure="0 entries" title="Nothing here yet" />
  </AdminPage>
);
