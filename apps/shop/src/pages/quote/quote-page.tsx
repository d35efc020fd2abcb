import { Button, Skeleton } from '@app/ui';
import { quoteUrl } from '@app/web-client';
import { useState } from 'react';
import { openCalculator } from '../../features/open-calculator/open-calculator';
import { useQuote } from '../../features/quotes/use-quote';
import { PageById } from '../../lib/page-by-id';
import { PageSkeleton } from '../../lib/page-skeleton';
import { withQueries } from '../../lib/queries';
import { QuoteDetails } from './components/quote-details';
import { quoteValidity } from './quote-validity';
import { text } from './text';

/** The share page of a saved quote (D46). Anyone with its link may read it. */
export const QuotePage = withQueries(function Quote({ id }: { id: string }) {
  const [openedAt] = useState(() => Date.now());
  const state = useQuote(id);
  const notFound = {
    title: text.notFound,
    content: (
      <>
        <p>{text.notFoundText}</p>
        <Button className="mt-7" onClick={() => openCalculator()}>
          {text.newQuote}
        </Button>
      </>
    ),
  };
  return (
    <PageById
      state={state}
      titleOf={(quote) => text.shareTitle(quote.reference)}
      skeleton={<QuoteSkeleton />}
      notFound={notFound}
      failed={text.failed}
    >
      {(quote) => (
        <QuoteDetails
          quote={quote}
          validity={quoteValidity(quote.validUntil, openedAt)}
          url={quoteUrl(id)}
          onStart={() => openCalculator({ quote })}
        />
      )}
    </PageById>
  );
});

const QuoteSkeleton = () => (
  <PageSkeleton loading={text.loading}>
    <Skeleton className="h-14 w-70 max-w-full" />
    <Skeleton className="mt-4 mb-9 h-6 w-90 max-w-full" />
    <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
      <div>
        <Skeleton className="aspect-5/2" />
        <Skeleton className="mt-16 h-14" />
        <Skeleton className="mt-4 h-14" />
      </div>
      <Skeleton className="h-120" />
    </div>
  </PageSkeleton>
);
