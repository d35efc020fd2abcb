import { AdminPage } from '../../lib/page';
import { MoneyWeeks } from './money-weeks';
import { text } from './text';

export const MoneyWeeksPage = () => (
  <AdminPage title={text.pages.weeks.label} back={{ label: text.title, href: '/money' }}>
    <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
      <MoneyWeeks />
    </div>
  </AdminPage>
);
