import { Board } from '../../features/board/board';
import { text } from '../../features/board/text';
import { Workload } from '../../features/board/workload';
import { AdminPage } from '../../lib/page/admin-page';

/** Orders from measuring to handing over, and what the workshop has to cut. */
export const BoardPage = () => (
  <AdminPage title={text.title}>
    <Workload />
    <Board />
  </AdminPage>
);
