import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const InquiriesPage = () => (
  <AdminPage title="Inquiries">
    <EmptyState measure="0 inquiries" title="Nothing here yet" />
  </AdminPage>
);
