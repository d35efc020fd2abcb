import { Button } from '@app/ui';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { text } from '../../features/board/text';
import { AdminPage } from '../../lib/page/admin-page';
import { useRole } from '../../lib/session/session';
import { Board } from './board';
import { CancellingRulesDialog } from './cancelling-rules-dialog';
import { text as cancellingText } from './cancelling-text';
import { Workload } from './workload';

export function BoardPage() {
  const isOwner = useRole() === 'owner';
  const [isEditingRules, setEditingRules] = useState(false);
  return (
    <AdminPage
      title={text.title}
      actions={
        isOwner && (
          <Button icon={Settings2} onClick={() => setEditingRules(true)}>
            {cancellingText.rulesOpen}
          </Button>
        )
      }
    >
      <Workload />
      <Board />
      {isEditingRules && <CancellingRulesDialog onClose={() => setEditingRules(false)} />}
    </AdminPage>
  );
}
