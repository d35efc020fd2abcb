import { text } from '../../features/board/text';
import { AdminPage } from '../../lib/page/admin-page';
import { Board } from './board';
import { Workload } from './workload';

export const BoardPage = () => (
  <AdminPage title={text.title}>
    <Workload />
    <Board />
  </AdminPage>
);
