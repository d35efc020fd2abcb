import { Button } from '@app/ui';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { rulesText, text } from '../../features/appointments/text';
import { AdminPage } from '../../lib/page/admin-page';
import { RulesDialog } from './rules-dialog';
import { WeekCalendar } from './week-calendar';

export function CalendarPage() {
  const [isAsking, setAsking] = useState(false);
  return (
    <AdminPage
      title={text.title}
      actions={
        <Button icon={Settings2} onClick={() => setAsking(true)}>
          {rulesText.open}
        </Button>
      }
    >
      <WeekCalendar />
      {isAsking && <RulesDialog onClose={() => setAsking(false)} />}
    </AdminPage>
  );
}
