import { paths, quoteStatuses, type AdminQuoteSummary } from '@app/contracts';
import { formatGbp, sumPence, toPence } from '@app/pricing';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { FigureBoxes } from '../../lib/page/figures';
import { text } from './text';

const { figures } = text;

export function OrderFigures() {
  const summary = useAdminQuery<AdminQuoteSummary>(paths.adminQuoteSummary);
  // The list below does without them.
  if (summary.error && !summary.data) return null;
  const sums = summary.data && sumUp(summary.data);
  return (
    <FigureBoxes
      className="mb-5.5"
      figures={[
        { label: figures.quotes, value: sums?.quotes, more: sums?.pending },
        { label: figures.value, value: sums?.value },
        { label: figures.received, value: sums?.received, more: sums?.expected },
        { label: figures.followUp, value: sums?.followUp, more: sums && figures.noDeposit },
      ]}
    />
  );
}

function sumUp({ statuses }: AdminQuoteSummary) {
  const all = quoteStatuses.map((status) => statuses[status]);
  const count = (of: 'quotes' | 'withoutDeposit') => all.reduce((sum, status) => sum + status[of], 0);
  const money = (of: 'total' | 'expectedDeposit' | 'receivedDeposit') =>
    formatGbp(sumPence(all.map((status) => toPence(status[of]))));
  return {
    quotes: count('quotes').toLocaleString('en-GB'),
    pending: figures.pending(statuses.pending.quotes),
    value: money('total'),
    received: money('receivedDeposit'),
    expected: figures.expected(money('expectedDeposit')),
    followUp: count('withoutDeposit').toLocaleString('en-GB'),
  };
}
