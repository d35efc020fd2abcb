import { type InvoiceListResponse, type ListedInvoice, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { useDebounced } from '@app/ui';
import { useState } from 'react';
import { text } from '../../features/invoices/text';
import { thisMonth } from '../../features/months/month-days';
import { MonthSwitch } from '../../features/months/month-switch';
import { OrderLinks } from '../../features/quotes/order-links';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, Card, Loaded, NoRows } from '../../lib/page';
import { type SimpleColumn, SimpleTable } from '../../lib/table';
import { text as moneyText } from './text';

const { columns: headers } = text;

const columns: readonly SimpleColumn<ListedInvoice>[] = [
  {
    header: headers.number,
    cell: ({ number }) => (
      <a
        href={paths.adminInvoice(number)}
        target="_blank"
        rel="noreferrer"
        className="whitespace-nowrap underline"
      >
        {number}
      </a>
    ),
    detail: ({ kind }) => text.kinds[kind],
  },
  { header: headers.date, hideWhen: 'below-tablet', cell: ({ issuedAt }) => formatDay(issuedAt) },
  { header: headers.buyer, className: 'wrap-anywhere', cell: ({ buyer }) => buyer ?? text.forgotten },
  {
    header: headers.orders,
    hideWhen: 'below-tablet',
    cell: ({ order }) => <OrderLinks order={order} quotes={[]} />,
  },
  { header: headers.vat, isAmount: true, hideWhen: 'below-tablet', cell: ({ vat }) => formatPounds(vat) },
  { header: headers.amount, isAmount: true, cell: ({ amount }) => formatPounds(amount) },
];

export function MoneyInvoicesPage() {
  const [month, setMonth] = useState(thisMonth);
  const [search, setSearch] = useState('');
  const query = new URLSearchParams({ month, search: useDebounced(search.trim(), 250) });
  const list = useAdminQuery<InvoiceListResponse>(`${paths.adminInvoices}?${query.toString()}`);
  return (
    <AdminPage title={moneyText.pages.invoices.label} back={{ label: moneyText.title, href: '/money' }}>
      <Card title={text.ofMonth} detail={text.listDetail} className="max-w-275">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <MonthSwitch month={month} onChange={setMonth} />
          <input
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={search}
            maxLength={100}
            onChange={({ target }) => setSearch(target.value)}
            className="h-9 w-64 max-w-full rounded-1 border border-line-strong bg-surface px-2.5 text-small"
          />
        </div>
        <Loaded query={list} loading={text.loading} skeletons={['h-40 w-full']}>
          {(found) => <MonthInvoices list={found} />}
        </Loaded>
      </Card>
    </AdminPage>
  );
}

function MonthInvoices({ list: { invoices, found, net, vat, gross } }: { list: InvoiceListResponse }) {
  if (!invoices.length)
    return <NoRows title={text.nothing} detail={text.nothingDetail} dimensionLabel="£0.00" />;
  return (
    <>
      <p className="num mb-3 text-small text-ink-2">
        {text.found(found)}: {text.sums(formatPounds(net), formatPounds(vat), formatPounds(gross))}
      </p>
      <SimpleTable
        label={text.ofMonth}
        columns={columns}
        rows={invoices}
        rowId={({ number }) => number}
        className="text-caption wide:text-small"
      />
      {found > invoices.length && (
        <p className="mt-3 text-caption text-ink-3">{text.first(invoices.length)}</p>
      )}
    </>
  );
}
