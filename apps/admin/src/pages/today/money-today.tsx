import { type AdminOrderRow, type OrderRow, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, londonDay, wholeReferences } from '@app/ui';
import { Link } from 'wouter';
import { text } from '../../features/tasks/text';
import { useAdminList } from '../../lib/api/use-admin-list';
import { dayInSentence } from '../../lib/status/short-time';
import { orderPath } from '../../lib/use-url-state';
import { CallLink } from './call-link';
import { rowClass, rowLinkClass, RowSection } from './row-section';

const maxRows = 10;

/** Balances that are late, and deposits of orders that staff took. */
export function MoneyToday({ refreshMs }: { refreshMs: number }) {
  const late = useOrders({ show: 'overdue' }, refreshMs);
  const awaited = useOrders({ status: 'awaiting-deposit' }, refreshMs);
  return (
    <>
      <OrdersSection {...late} title={text.lateBalances} allHref="/?show=overdue" toMoney={lateBalanceOf} />
      <OrdersSection
        {...awaited}
        title={text.awaitedDeposits}
        allHref="/?status=awaiting-deposit"
        toMoney={awaitedDepositOf}
      />
    </>
  );
}

function useOrders(fixed: Readonly<Record<string, string>>, refreshMs: number) {
  const { rows, total } = useAdminList<AdminOrderRow>(paths.adminOrders, {
    fixed,
    pageSize: maxRows,
    refreshMs,
  });
  return { orders: rows?.filter((row) => row.kind === 'order') ?? [], total };
}

interface ExpectedMoney {
  amount: string;
  label: string;
  isLate: boolean;
}

const lateBalanceOf = ({ next: { balanceDue, balance, unpaidSince } }: OrderRow): ExpectedMoney | null => {
  const since = balanceDue?.dueOn ?? (unpaidSince && londonDay(new Date(unpaidSince)));
  return since
    ? {
        amount: balanceDue?.amount ?? balance,
        label: balanceDue ? text.dueOn(dayInSentence(since)) : text.handedOver(dayInSentence(since)),
        isLate: true,
      }
    : null;
};

const awaitedDepositOf = ({ next: { awaitedDeposit } }: OrderRow): ExpectedMoney | null => {
  if (!awaitedDeposit) return null;
  const { amount, method, dueOn, isLate } = awaitedDeposit;
  const way = text.depositWays[method];
  return { amount, isLate, label: dueOn ? `${way}, ${text.dueBy(dayInSentence(dueOn))}` : way };
};

interface OrdersSectionProps {
  title: string;
  orders: readonly OrderRow[];
  total: string | undefined;
  allHref: string;
  toMoney: (order: OrderRow) => ExpectedMoney | null;
}

function OrdersSection({ title, orders, total, allHref, toMoney }: OrdersSectionProps) {
  const rows = orders.flatMap((order) => {
    const money = toMoney(order);
    return money ? [{ order, money }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <RowSection title={title} count={total ?? rows.length} allHref={allHref}>
      {rows.map(({ order: { id, reference, customerName, customerEmail, customerPhone }, money }) => (
        <li key={id} className={rowClass}>
          <div className="min-w-0 flex-1 text-small">
            <h3 className="text-label [overflow-wrap:anywhere] font-strong">
              {text.from(formatPounds(money.amount), customerName ?? customerEmail ?? reference)}
            </h3>
            <p className={cx('num mt-0.5', money.isLate ? 'font-label text-bad' : 'text-ink-2')}>
              {money.label}
            </p>
            <span className="num flex flex-wrap items-center gap-x-4">
              <CallLink phone={customerPhone} />
              <Link href={orderPath(id)} className={rowLinkClass}>
                {wholeReferences(reference)}
              </Link>
            </span>
          </div>
        </li>
      ))}
    </RowSection>
  );
}
