import { Button } from '@app/ui';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Board } from '../../features/board/board';
import { text } from '../../features/board/text';
import { Workload } from '../../features/board/workload';
import { CancellingRulesDialog } from '../../features/cancelling/cancelling-rules-dialog';
import { text as cancellingText } from '../../features/cancelling/text';
import { AdminPage } from '../../lib/page/admin-page';
import { useRole } from '../../lib/session/session';

export function BoardPage() {
  const isOwner = useRole() === 'owner';
  const [isAsking, setAsking] = useState(false);
  return (
    <AdminPage
      title={text.title}
      actions={
        isOwner && (
          <Button icon={Settings2} onClick={() => setAsking(true)}>
            {cancellingText.rulesOpen}
          </Button>
        )
      }
    >
      <Workload />
      <Board />
      {isAsking && <CancellingRulesDialog onClose={() => setAsking(false)} />}
    </AdminPage>
  );
}
