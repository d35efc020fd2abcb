import { paths, type ReconciliationResponse } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Button, IconButton } from '@app/ui';
import { RefreshCw, ChevronLeft, ChevronRight } from 'lucide-react';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { DayInput } from '../../lib/controls/day-input';
import { Notice } from '../../lib/controls/notice';
import { addDays, dayInWords, londonDay } from '../../lib/london-day';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { meansWords } from '../../lib/status/means-words';
import { moment, shortTime } from '../../lib/status/short-time';
import { useUrlState } from '../../lib/url/use-url-state';
import { OrderLinks } from './order-links';
import { ReconciledRows } from './reconciled-rows';
import { text } from './text';

/** The list of deposits below has `page`. */
const pageParam = 'dayPage';

export function ReconcileDay() {
  const url = useUrlState();
  const asked = url.get('day');
  const today = londonDay();
  const yesterday = addDays(today, -1);
  const day = asked && dayInWords(asked) && asked <= today ? asked : yesterday;
  const page = Math.max(1, Number(url.get(pageParam)) || 1);
  const query = page === 1 ? '' : `?page=${page}`;
  const books = useAdminQuery<ReconciliationResponse>(paths.reconciliation(day) + query);
  return (
    <Card title={text.reconcile}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <DayPicker
          day={day}
          onChoose={(chosen) =>
            url.set({ day: chosen === yesterday ? null : chosen, [pageParam]: null }, { replace: true })
          }
        />
        {books.data?.askedAt && (
          <span className="text-caption text-ink-3">{text.asOf(moment(books.data.askedAt))}</span>
        )}
      </div>
      <Loaded query={books} loading={text.loading} skeletons={['h-28 w-full']}>
        {(both) => (
          <>
            <Verdict books={both} isAsking={books.isFetching} askAgain={() => void books.refetch()} />
            <Sides books={both} />
            <ReconciledRows books={both} page={page} pageParam={pageParam} />
            <Takings takings={both.takings} total={both.takingsTotal} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface VerdictProps {
  books: ReconciliationResponse;
  isAsking: boolean;
  askAgain: () => void;
}

/** Whether the two agree, in words; a day on which nothing was asked is no day on which they do. */
function Verdict({ books, isAsking, askAgain }: VerdictProps) {
  if (books.theirs === null || books.isEqual === null) {
    return (
      <Notice tone="warn" title={text.notAsked}>
        <p>{text.notAskedDetail}</p>
        <Button icon={RefreshCw} isPending={isAsking} onClick={askAgain} className="mt-2">
          {text.again}
        </Button>
      </Notice>
    );
  }
  if (books.isEqual) {
    return (
      <p role="status" className="text-admin">
        <span className="font-label text-ok">{text.equal}.</span> {text.equalDetail}
      </p>
    );
  }
  return (
    <Notice tone="bad" title={text.differences(books.differences)}>
      {text.differencesDetail}
    </Notice>
  );
}

const Sides = ({ books: { day, ours, theirs } }: { books: ReconciliationResponse }) => (
  <dl className="num my-4 grid gap-x-5 gap-y-3 tablet:grid-cols-2">
    {[
      { label: text.oursByCard, side: ours },
      { label: text.theirs, side: theirs },
    ].map(({ label, side }) => (
      <div key={label} className="rounded-dialog bg-raised px-4 py-3">
        <dt className="text-caption text-ink-3">
          {label}, {dayInWords(day)}
        </dt>
        {side ? (
          <>
            <dd translate="no" className="font-display text-heading/[1.3] tracking-[-0.02em]">
              {formatPounds(side.amount)}
            </dd>
            <dd className="text-caption text-ink-2">
              {text.payments(side.payments)}, {text.back(side.refunds, formatPounds(side.refunded))}
            </dd>
          </>
        ) : (
          <dd className="py-1.5 text-ink-3">{text.unknown}</dd>
        )}
      </div>
    ))}
  </dl>
);

/** What the same account took where the customer stood. */
const Takings = ({ takings, total }: { takings: ReconciliationResponse['takings']; total: number }) =>
  takings.length > 0 && (
    <section aria-label={text.takings} className="num mt-5 text-admin">
      <h3 className="font-strong">{text.takings}</h3>
      <p className="mb-1 text-caption text-ink-3">{text.takingsDetail}</p>
      <ul className="grid">
        {takings.map(({ kind, at, means, amount, transactionCode, quotes }, index) => (
          <li
            key={index}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2 first:border-0"
          >
            <span>{text.kind[kind]}</span>
            <span>{text.taking(meansWords[means], formatPounds(amount))}</span>
            <span className="text-caption text-ink-3">
              {shortTime(at)} <code>{transactionCode}</code>
            </span>
            <OrderLinks quotes={quotes} />
          </li>
        ))}
      </ul>
      {total > takings.length && (
        <p className="text-caption text-ink-3">{text.takingsShown(takings.length, total)}</p>
      )}
    </section>
  );

function DayPicker({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const today = londonDay();
  return (
    <div className="flex items-end gap-1">
      <IconButton icon={ChevronLeft} label={text.dayBefore} onClick={() => onChoose(addDays(day, -1))} />
      <DayInput
        label={text.day}
        value={day}
        onChange={(chosen) => chosen && chosen <= today && onChoose(chosen)}
      />
      <IconButton
        icon={ChevronRight}
        label={text.dayAfter}
        isDisabled={day >= today}
        onClick={() => onChoose(addDays(day, 1))}
      />
    </div>
  );
}
