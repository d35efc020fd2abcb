import { type AdminDeposit, paths, paymentStatuses } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { OrderLinks } from '../../features/quotes/order-links';
import { useAdminList } from '../../lib/api';
import { AdminPage, Card, FilterBar, FilterChips, NoRows } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { type Column, createdColumn, DataTable, TwoLines } from '../../lib/table';
import { PaymentBadge, paymentLabel } from './payment-badge';
import { text } from './text';

const chips = [
  { value: null, label: text.all },
  ...paymentStatuses.map((status) => ({ value: status, label: paymentLabel(status) })),
];

const Amount = ({ deposit: { purpose, depositAmount, refundedAmount } }: { deposit: AdminDeposit }) => (
  <TwoLines
    first={formatPounds(depositAmount)}
    second={
      Number(refundedAmount) > 0
        ? text.refundedOf(formatPounds(refundedAmount))
        : purpose === 'balance' && text.ofBalance
    }
    isStrong
  />
);

/** The API calls a fully refunded deposit `paid` (D17). */
const Status = ({ deposit: { paymentStatus, depositAmount, refundedAmount } }: { deposit: AdminDeposit }) => {
  const isRefunded = paymentStatus === 'paid' && Number(refundedAmount) >= Number(depositAmount);
  return <PaymentBadge status={isRefunded ? 'refunded' : paymentStatus} />;
};

const columns: readonly Column<AdminDeposit>[] = [
  { header: text.orders, cell: (deposit) => <OrderLinks {...deposit} /> },
  {
    header: text.customer,
    cell: ({ customerName, customerPhone }) => (
      <TwoLines first={customerName} second={customerPhone} className="max-w-50" />
    ),
  },
  {
    header: text.status,
    cell: (deposit) => <Status deposit={deposit} />,
  },
  {
    header: text.code,
    hideWhen: 'below-full',
    // Without a payment there is only the id of the card page, which nobody reads.
    cell: ({ transactionCode }) => (
      <code className="block max-w-40 truncate text-caption text-ink-2">{transactionCode ?? '–'}</code>
    ),
  },
  { ...createdColumn(text.created), align: 'start' },
  {
    header: text.deposit,
    sort: 'amount',
    align: 'end',
    cell: (deposit) => <Amount deposit={deposit} />,
  },
];

export function MoneyDepositsPage() {
  const list = useAdminList<AdminDeposit>(paths.adminDeposits);
  return (
    <AdminPage
      title={text.pages.deposits.label}
      back={{ label: text.title, href: '/money' }}
      searchLabel={text.search}
    >
      <Card title={text.list} isBare className="max-w-275">
        <FilterBar>
          <FilterChips label={text.status} name="status" chips={chips} />
        </FilterBar>
        <DataTable
          label={text.list}
          list={list}
          columns={columns}
          rowId={({ id }) => id}
          card={(deposit) => ({
            title: deposit.customerName,
            end: <Amount deposit={deposit} />,
            lines: [<OrderLinks key="orders" {...deposit} />, deposit.customerPhone],
            footerStart: <span className="text-ink-3">{shortTime(deposit.createdAt)}</span>,
            footerEnd: <Status deposit={deposit} />,
          })}
          empty={<NoRows {...text.empty} />}
        />
      </Card>
    </AdminPage>
  );
}
