import { type AdminOrderRow, type OrderRow, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { cx, londonDay, wholeReferences } from '@app/ui';
import { Link } from 'wouter';
import { text } from '../../features/tasks/text';
import { useAdminList } from '../../lib/api';
import { dayInSentence } from '../../lib/status/short-time';
import { orderPath } from '../../lib/use-url-state';
import { CallLink } from './call-link';
import { rowClass, rowLinkClass, RowSection } from './row-section';

const maxRows = 10;

/** What we wait for: late balances, deposits of orders that staff took, answers to revised prices. */
export function OrdersToday({ refreshMs }: { refreshMs: number }) {
  const late = useOrders({ show: 'overdue' }, refreshMs);
  const awaited = useOrders({ status: 'awaiting-deposit' }, refreshMs);
  const unconfirmed = useOrders({ show: 'to-confirm' }, refreshMs);
  return (
    <>
      <OrdersSection {...late} title={text.lateBalances} allHref="/?show=overdue" toRow={lateBalanceOf} />
      <OrdersSection
        {...awaited}
        title={text.awaitedDeposits}
        allHref="/?status=awaiting-deposit"
        toRow={awaitedDepositOf}
      />
      <OrdersSection
        {...unconfirmed}
        title={text.unconfirmed}
        allHref="/?show=to-confirm"
        toRow={(order) => ({ title: customerOf(order), label: text.noAnswerYet, isLate: false })}
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

interface WaitingRow {
  title: string;
  label: string;
  isLate: boolean;
}

const customerOf = ({ customerName, customerEmail, reference }: OrderRow) =>
  customerName ?? customerEmail ?? reference;

const lateBalanceOf = (order: OrderRow): WaitingRow | null => {
  const { balanceDue, balance, unpaidSince } = order.next;
  const since = balanceDue?.dueOn ?? (unpaidSince && londonDay(new Date(unpaidSince)));
  return since
    ? {
        title: text.from(formatPounds(balanceDue?.amount ?? balance), customerOf(order)),
        label: balanceDue ? text.dueOn(dayInSentence(since)) : text.handedOver(dayInSentence(since)),
        isLate: true,
      }
    : null;
};

const awaitedDepositOf = (order: OrderRow): WaitingRow | null => {
  const { awaitedDeposit } = order.next;
  if (!awaitedDeposit) return null;
  const { amount, method, dueOn, isLate } = awaitedDeposit;
  const way = text.depositWays[method];
  const title = text.from(formatPounds(amount), customerOf(order));
  return { title, isLate, label: dueOn ? `${way}, ${text.dueBy(dayInSentence(dueOn))}` : way };
};

interface OrdersSectionProps {
  title: string;
  orders: readonly OrderRow[];
  total: string | undefined;
  allHref: string;
  toRow: (order: OrderRow) => WaitingRow | null;
}

function OrdersSection({ title, orders, total, allHref, toRow }: OrdersSectionProps) {
  const rows = orders.flatMap((order) => {
    const row = toRow(order);
    return row ? [{ order, row }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <RowSection title={title} count={total ?? rows.length} allHref={allHref}>
      {rows.map(({ order: { id, reference, customerPhone }, row }) => (
        <li key={id} className={rowClass}>
          <div className="min-w-0 flex-1 text-small">
            <h3 className="text-label [overflow-wrap:anywhere] font-strong">{row.title}</h3>
            <p className={cx('num mt-0.5', row.isLate ? 'font-label text-bad' : 'text-ink-2')}>{row.label}</p>
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
