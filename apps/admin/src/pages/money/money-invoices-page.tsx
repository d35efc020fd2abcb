import { AdminPage } from '../../lib/page';
import { InvoiceList } from './invoice-list';
import { text } from './text';

export const MoneyInvoicesPage = () => (
  <AdminPage title={text.pages.invoices.label} back={{ label: text.title, href: '/money' }}>
    <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
      <InvoiceList />
    </div>
  </AdminPage>
);
