import { formatPounds } from '@app/pricing';
import type { MailQuote } from '../mail-data';
import { Actions } from '../parts/actions';
import { Letter } from '../parts/letter';
import { Lines } from '../parts/lines';
import { Plan } from '../parts/plan';
import { quoteLines, hasSink, topInShort } from '../words/quote-words';

/** A quote as it was saved: where to open it, its plan, and what it costs. */
export function QuoteFacts({ quote }: { quote: MailQuote }) {
  const sinkPosition = hasSink(quote) ? ' Sink position is agreed when we call.' : '';
  return (
    <>
      <Actions
        button={{ label: 'Open my quote', href: quote.url }}
        links={[{ label: 'PDF, one page', href: quote.pdfUrl }]}
      />
      <Plan plan={quote.plan} caption={`${quote.reference}, ${topInShort(quote)}.${sinkPosition}`} />
      <Lines lines={quoteLines(quote)} total={formatPounds(quote.total)} />
      {quote.notes && <Letter title="Your note" words={quote.notes} isRepeated />}
    </>
  );
}
