import { Button } from '@app/ui';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { CalendarFeedDialog } from '../../features/appointments/calendar-feed-dialog';
import { feedText, text } from '../../features/appointments/text';
import { AdminPage } from '../../lib/page';
import { WeekCalendar } from './week-calendar';

export function CalendarPage() {
  const [showsFeed, setShowsFeed] = useState(false);
  return (
    <AdminPage
      title={text.title}
      actions={
        <Button icon={CalendarSync} onClick={() => setShowsFeed(true)}>
          {feedText.open}
        </Button>
      }
    >
      <WeekCalendar />
      {showsFeed && <CalendarFeedDialog onClose={() => setShowsFeed(false)} />}
    </AdminPage>
  );
}
