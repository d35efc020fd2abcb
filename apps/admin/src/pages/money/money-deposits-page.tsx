import { AdminPage } from '../../lib/page';
import { DepositList } from './deposit-list';
import { text } from './text';

export const MoneyDepositsPage = () => (
  <AdminPage
    title={text.pages.deposits.label}
    back={{ label: text.title, href: '/money' }}
    searchLabel={text.search}
  >
    <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
      <DepositList />
    </div>
  </AdminPage>
);
