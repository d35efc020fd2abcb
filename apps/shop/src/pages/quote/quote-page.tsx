import { Button } from '@app/ui';
import { quoteAddress } from '@app/web-client';
import { useEffect, useState } from 'react';
import { openCalculator } from '../../lib/open-calculator';
import { PageMessage } from '../../lib/page-message';
import { Queries } from '../../lib/queries';
import { PhoneLink } from '../../lib/contact-links';
import { useQuote } from '../../lib/use-quote';
import { QuoteSheet } from './components/quote-sheet';
import { QuoteSkeleton } from './components/quote-skeleton';
import { quoteValidity } from './quote-validity';
import { text } from './text';

/** The share page of a saved quote (D46). Whoever has its link may read it. */
export function QuotePage({ id }: { id: string }) {
  return (
    <Queries>
      <Quote id={id} />
    </Queries>
  );
}

function Quote({ id }: { id: string }) {
  const [openedAt] = useState(() => Date.now());
  const state = useQuote(id);
  const reference = state.kind === 'ready' ? state.quote.reference : null;

  useEffect(() => {
    if (!reference) return undefined;
    const before = document.title;
    document.title = text.shareTitle(reference);
    return () => {
      document.title = before;
    };
  }, [reference]);

  switch (state.kind) {
    case 'loading':
      return <QuoteSkeleton />;
    case 'not-found':
      return (
        <PageMessage dimension="? mm" title={text.notFound}>
          <p>{text.notFoundText}</p>
          <Button className="mt-7" onClick={() => openCalculator()}>
            {text.newQuote}
          </Button>
        </PageMessage>
      );
    case 'failed':
      return (
        <PageMessage dimension="no reading" title={text.failed}>
          <p>
            {text.failedText}{' '}
            <PhoneLink
              phone={text.company.phone}
              className="font-label whitespace-nowrap text-chalk hover:underline"
            />
          </p>
          <p className="mt-2 text-small text-ink-3">{state.message}</p>
          <Button className="mt-7" onClick={state.retry}>
            {text.retry}
          </Button>
        </PageMessage>
      );
    case 'ready':
      return (
        <QuoteSheet
          quote={state.quote}
          validity={quoteValidity(state.quote.validUntil, openedAt)}
          address={quoteAddress(id)}
          onStart={() => openCalculator({ quote: state.quote })}
        />
      );
  }
}
