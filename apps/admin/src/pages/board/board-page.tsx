import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import { text } from '../../features/board/text';
import { AdminPage } from '../../lib/page';
import { Board } from './board';
import { Workload } from './workload';

export function BoardPage() {
  // On a phone the cards come first.
  const isNarrow = useMediaQuery(narrowAdminQuery);
  return (
    <AdminPage title={text.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!isNarrow && <Workload />}
        <div>
          <Board />
        </div>
        {isNarrow && <Workload />}
      </div>
    </AdminPage>
  );
}
