import { paths, type BooksResponse } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { refreshStale } from '../../lib/api/stale-data';
import { useAdminMutation, useAdminQuery } from '../../lib/api/use-admin-call';
import { Notice } from '../../lib/controls/notice';
import { dayInWords } from '../../lib/london-day';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { moment } from '../../lib/status/short-time';
import { DifferenceList } from './difference-list';
import { text } from './text';

/** While days are being compared, it is looked again so often. */
const whileComparingMs = 4_000;

/** How far the provider's books were compared by themselves, and what did not agree. */
export function BooksCard() {
  const books = useAdminQuery<BooksResponse>(paths.books, {
    refreshMs: ({ waiting }) => waiting > 0 && whileComparingMs,
  });
  useRefreshOnceCompared(books.data);
  const compare = useAdminMutation({
    run: () => apiMutation('POST', paths.compareBooks, {}),
    changes: ['money', 'tasks'],
    failure: text.compareFailed,
    onDone: () => showToast({ title: text.compareAsked }),
  });
  return (
    <Card
      title={text.books}
      detail={text.booksDetail}
      aside={
        <Button icon={RefreshCw} isPending={compare.isPending} onClick={() => compare.mutate()}>
          {text.compareNow}
        </Button>
      }
    >
      <Loaded query={books} loading={text.loading} skeletons={['h-6 w-2/3', 'h-20 w-full']}>
        {(found) => (
          <>
            <Standing books={found} />
            {found.open.length > 0 ? (
              <>
                <h3 className="mt-4 mb-1 text-admin font-strong">{text.openDifferences}</h3>
                <DifferenceList differences={found.open} />
                {found.openTotal > found.open.length && (
                  <p className="mt-2 text-caption text-ink-3">
                    {text.moreOpen(found.open.length, found.openTotal)}
                  </p>
                )}
              </>
            ) : (
              <p className="mt-1 text-admin font-label text-ok">{text.noDifferences}</p>
            )}
            {found.closed.length > 0 && (
              <details className="mt-4">
                <summary className="min-h-8 cursor-pointer text-admin text-ink-2">
                  {text.closedDifferences(found.closed.length)}
                </summary>
                <DifferenceList differences={found.closed} />
              </details>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** What a comparison enters shows in the weeks, on orders and among the tasks, which are asked for once it is over. */
function useRefreshOnceCompared(books: BooksResponse | undefined): void {
  const client = useQueryClient();
  const shown = useRef<string | null>(undefined);
  useEffect(() => {
    if (!books) return;
    const { comparedAt, waiting, failure } = books;
    const isOver = waiting === 0 || failure !== null;
    if (shown.current === undefined) shown.current = comparedAt;
    else if (shown.current !== comparedAt && isOver) {
      shown.current = comparedAt;
      refreshStale(client, ['orders', 'money', 'tasks']);
    }
  }, [client, books]);
}

function Standing({ books: { comparedAt, since, until, waiting, failure } }: { books: BooksResponse }) {
  const compared =
    comparedAt && since && until
      ? text.compared(moment(comparedAt), dayInWords(since) ?? since, dayInWords(until) ?? until)
      : text.notComparedYet;
  return (
    <>
      <p role="status" className="num text-admin text-ink-2">
        {compared} {waiting > 0 && text.waiting(waiting)}
      </p>
      {failure && (
        <div className="mt-3">
          <Notice tone="warn" title={text.failure(failure)} />
        </div>
      )}
    </>
  );
}
