import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';

export const SinkTypesPage = () => (
  <AdminPage title="Sink Types">
    <EmptyState measure="0 sink types" title="Nothing here yet" />
  </AdminPage>
);
