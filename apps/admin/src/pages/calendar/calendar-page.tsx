import { Button } from '@app/ui';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { rulesText, text } from '../../features/appointments/text';
import { AdminPage } from '../../lib/page/admin-page';
import { RulesDialog } from './rules-dialog';
import { WeekCalendar } from './week-calendar';

export function CalendarPage() {
  const [isEditingRules, setEditingRules] = useState(false);
  return (
    <AdminPage
      title={text.title}
      actions={
        <Button icon={Settings2} onClick={() => setEditingRules(true)}>
          {rulesText.open}
        </Button>
      }
    >
      <WeekCalendar />
      {isEditingRules && <RulesDialog onClose={() => setEditingRules(false)} />}
    </AdminPage>
  );
}
