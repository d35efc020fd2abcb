import { type ListedInvoice, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { text } from '../../features/invoices/text';
import { OrderLinks } from '../../features/quotes/order-links';
import { type SimpleColumn, SimpleTable } from '../../lib/table';

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

export const InvoiceTable = ({ invoices }: { invoices: readonly ListedInvoice[] }) => (
  <SimpleTable
    label={text.title}
    columns={columns}
    rows={invoices}
    rowId={({ number }) => number}
    className="text-caption wide:text-small"
  />
);
