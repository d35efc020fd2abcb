import { type MoneySummary, paths } from '@app/contracts';
import { formatDay, formatPounds } from '@app/pricing';
import { toLoadState } from '@app/web-client';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, FailedState, FigureBoxes } from '../../lib/page';
import { ReviewList } from './review-list';
import { text } from './text';

/** What came in, what is owed and what does not fit; everything else is a page of its own. */
export const MoneyPage = () => (
  <AdminPage title={text.title}>
    <div className="grid max-w-275 grid-cols-[minmax(0,1fr)] gap-5">
      <ReviewList />
      <Summary />
      <MoneyPages />
    </div>
  </AdminPage>
);

function Summary() {
  const summary = toLoadState(useAdminQuery<MoneySummary>(paths.moneySummary));
  if (summary.kind === 'failed') return <FailedState {...summary} />;
  const found = summary.kind === 'ready' ? summary.data : undefined;
  const undecided = found?.undecided.transfers ?? 0;
  const refunded = (amount: string | undefined) =>
    Number(amount) > 0 && text.refundedIn(formatPounds(amount ?? ''));
  return (
    <>
      <FigureBoxes
        label={text.summary}
        figures={[
          {
            label: text.today,
            value: found && formatPounds(found.today.received),
            detail: refunded(found?.today.refunded),
            href: '/money/weeks',
          },
          {
            label: text.month,
            value: found && formatPounds(found.month.received),
            detail: refunded(found?.month.refunded),
            href: '/money/weeks',
          },
          {
            label: text.owed,
            value: found && formatPounds(found.balances.amount),
            detail:
              found && Number(found.overdue.amount) > 0 && text.overdueOf(formatPounds(found.overdue.amount)),
            href: '/?show=due',
          },
          {
            label: text.differences,
            value: found && found.differences + undecided,
            detail:
              undecided > 0
                ? text.undecided(undecided, formatPounds(found?.undecided.amount ?? ''))
                : found && (found.differences === 0 ? text.allFits : text.toLookAt),
            href: undecided > 0 && found?.differences === 0 ? '/money/statement' : '/today',
          },
        ]}
      />
      {found?.lastPayout && (
        <p className="num text-small text-ink-2">
          {text.lastPayout(formatPounds(found.lastPayout.amount), formatDay(found.lastPayout.paidOn))}
        </p>
      )}
    </>
  );
}

const pages: readonly { path: string; label: string; detail: string }[] = [
  { path: '/money/statement', ...text.pages.statement },
  { path: '/money/month', ...text.pages.month },
  { path: '/money/invoices', ...text.pages.invoices },
  { path: '/money/deposits', ...text.pages.deposits },
  { path: '/money/weeks', ...text.pages.weeks },
];

function MoneyPages() {
  return (
    <ul className="divide-y divide-line rounded-3 border border-line bg-surface">
      {pages.map(({ path, label, detail }) => (
        <li key={path}>
          <Link
            href={path}
            className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 hover:bg-sunken wide:px-5.5"
          >
            <span>
              <span className="block font-label">{label}</span>
              <span className="block text-caption text-ink-3">{detail}</span>
            </span>
            <ChevronRight className="size-4 flex-none text-ink-3" strokeWidth={1.75} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
