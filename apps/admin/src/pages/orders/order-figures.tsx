import { paths, quoteStatuses, type AdminQuoteSummary } from '@app/contracts';
import { formatGbp, sumPence, toPence } from '@app/pricing';
import { Skeleton } from '@app/ui';
import type { ReactNode } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { text } from './text';

const { figures } = text;

export function OrderFigures() {
  const summary = useAdminQuery<AdminQuoteSummary>(paths.adminQuoteSummary);
  // The list below does without them.
  if (summary.error && !summary.data) return null;
  const sums = summary.data && sumUp(summary.data);
  return (
    <dl
      aria-busy={!sums || undefined}
      className="num mb-5.5 grid grid-cols-2 rounded-3 border border-line bg-surface wide:grid-cols-4"
    >
      <Figure label={figures.quotes} value={sums?.quotes} more={sums?.pending} />
      <Figure label={figures.value} value={sums?.value} />
      <Figure label={figures.deposits} value={sums?.received} more={sums?.expected} />
      <Figure label={figures.followUp} value={sums?.followUp} more={sums && figures.noDeposit} />
    </dl>
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

interface FigureProps {
  label: string;
  /** undefined while it is on its way. */
  value: ReactNode;
  more?: ReactNode;
}

const Figure = ({ label, value, more }: FigureProps) => (
  <div className="border-line px-3.5 py-3 not-first:border-l max-wide:nth-3:border-l-0 max-wide:nth-[n+3]:border-t wide:px-5 wide:py-4">
    <dt className="text-caption text-ink-3">{label}</dt>
    <dd className="mt-1 text-subtitle/[1.25] font-[500] tracking-[-0.025em] wide:text-h3/[1.25]">
      {value ?? <Skeleton className="my-1 h-6 w-20" />}{' '}
      {more && (
        <span className="text-caption font-normal tracking-normal whitespace-nowrap text-ink-2 max-full:block full:inline-block">
          {more}
        </span>
      )}
    </dd>
  </div>
);
