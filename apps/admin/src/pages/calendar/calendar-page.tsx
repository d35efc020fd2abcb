import { CalendarFeedButton } from '../../features/appointments/calendar-feed-dialog';
import { text } from '../../features/appointments/text';
import { AdminPage } from '../../lib/page';
import { WeekCalendar } from './week-calendar';

export const CalendarPage = () => (
  <AdminPage title={text.title} actions={<CalendarFeedButton />}>
    <WeekCalendar />
  </AdminPage>
);
