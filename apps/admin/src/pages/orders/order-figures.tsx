import { type AdminOrderSummary, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { formatCount } from '@app/ui';
import { Link } from 'wouter';
import { useAdminQuery } from '../../lib/api';
import { FigureBoxes } from '../../lib/page';
import { daysOfPeriod } from './period';
import { text } from './text';

const { figures } = text;

export const useOrderSummaryQuery = () => useAdminQuery<AdminOrderSummary>(paths.adminOrderSummary);

export function OrderFigures() {
  const { data: sums, error } = useOrderSummaryQuery();
  if (error && !sums) return null;
  const { from, to } = daysOfPeriod('month');
  return (
    <FigureBoxes
      className="mb-5.5"
      figures={[
        {
          label: figures.openOrders,
          value: sums && formatCount(sums.openOrders),
          detail: sums && sums.awaitingDeposit > 0 && figures.awaiting(sums.awaitingDeposit),
        },
        {
          label: figures.withTasks,
          href: '/?show=to-do',
          value: sums && formatCount(sums.withTasks),
          detail: sums && sums.withTasksDueToday > 0 && figures.byToday(sums.withTasksDueToday),
        },
        {
          label: figures.due,
          href: '/?show=due',
          value: sums && formatPounds(sums.balancesDue),
          detail: sums && sums.overdue > 0 && (
            <Link href="/?show=overdue" className="font-label text-bad hover:underline">
              {figures.overdue(formatPounds(sums.balancesOverdue))}
            </Link>
          ),
        },
        {
          label: figures.quotes,
          href: `/?show=quotes&from=${from}&to=${to}`,
          value: sums && formatCount(sums.quotes),
          detail: sums && figures.worth(formatPounds(sums.quotesWorth)),
        },
      ]}
    />
  );
}
