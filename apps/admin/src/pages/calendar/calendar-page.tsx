import { Button } from '@app/ui';
import { CalendarSync, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { CalendarFeedDialog } from '../../features/appointments/calendar-feed-dialog';
import { feedText, rulesText, text } from '../../features/appointments/text';
import { AdminPage } from '../../lib/page/admin-page';
import { RulesDialog } from './rules-dialog';
import { WeekCalendar } from './week-calendar';

export function CalendarPage() {
  const [isEditingRules, setEditingRules] = useState(false);
  const [showsFeed, setShowsFeed] = useState(false);
  return (
    <AdminPage
      title={text.title}
      actions={
        <>
          <Button icon={CalendarSync} onClick={() => setShowsFeed(true)}>
            {feedText.open}
          </Button>
          <Button icon={Settings2} onClick={() => setEditingRules(true)}>
            {rulesText.open}
          </Button>
        </>
      }
    >
      <WeekCalendar />
      {showsFeed && <CalendarFeedDialog onClose={() => setShowsFeed(false)} />}
      {isEditingRules && <RulesDialog onClose={() => setEditingRules(false)} />}
    </AdminPage>
  );
}
