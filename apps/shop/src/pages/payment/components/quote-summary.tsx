import type { QuoteResponse } from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import { ChevronDown } from 'lucide-react';
import { StonePicture, StoneSwatch } from '../../../lib/stone-picture';
import { text } from '../text';
import { QuoteFacts } from './quote-facts';

/** What is being paid for, with the stone in a room. */
export function QuoteSummary({ quote }: { quote: QuoteResponse }) {
  const scene = quote.color.images[1] ?? quote.color.images[0];
  return (
    <aside
      aria-labelledby="quote-summary"
      className="overflow-hidden rounded-2 border border-line bg-surface desktop:sticky desktop:top-6"
    >
      {scene && (
        <StonePicture
          image={scene}
          alt={text.scene(quote.color.name)}
          sizes="(min-width: 1100px) 520px, 100vw"
          className="aspect-16/10 w-full object-cover"
          placeholder={quote.color.hexCode}
        />
      )}
      <div className="p-5 tablet:px-7">
        <h2 id="quote-summary" className="heading mb-3 text-h3">
          {text.summary}
        </h2>
        <QuoteFacts quote={quote} />
      </div>
    </aside>
  );
}

/** The same on a phone while the form is open: one line that opens. */
export function FoldedSummary({ quote }: { quote: QuoteResponse }) {
  return (
    <details className="group rounded-2 border border-line bg-surface">
      <summary className="grid cursor-pointer list-none grid-cols-[56px_minmax(0,1fr)_auto_20px] items-center gap-3.5 px-3.5 py-3 leading-[1.3] [&::-webkit-details-marker]:hidden">
        <StoneSwatch color={quote.color} sizes="56px" className="size-14 rounded-1 object-cover" />
        <span>
          <span className="block font-strong">{text.summary}</span>
          <span className="num block text-small text-ink-3">
            {quote.color.name}, {text.size(quote.length, quote.width)}
          </span>
        </span>
        <span className="num font-strong">{formatGbp(toPence(quote.totalPrice))}</span>
        <ChevronDown
          aria-hidden
          className="size-5 transition-transform group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <QuoteFacts quote={quote} className="border-t border-line px-4 pb-3" />
    </details>
  );
}
