import type { QuoteResponse } from '@app/contracts';
import { formatPounds, quantityPrefix } from '@app/pricing';
import { cx } from '@app/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { StoneSwatch } from '../../../features/materials/stone-swatch';
import { QuotePlan } from '../../../features/quotes/quote-plan';
import { text } from '../text';
import { QuoteTable } from './quote-table';

export function QuoteSummary({ quote }: { quote: QuoteResponse }) {
  return (
    <aside
      aria-labelledby="quote-summary"
      className="overflow-hidden rounded-2 border border-line bg-surface desktop:sticky desktop:top-6"
    >
      <div className="own-colors bg-plan px-5 pt-6 pb-4 tablet:px-7">
        <QuotePlan quote={quote} maxHeightPx={260} />
      </div>
      <div className="p-5 tablet:px-7">
        <h2 id="quote-summary" className="font-display mb-3 text-h3">
          {text.summary}
        </h2>
        <QuoteTable quote={quote} />
      </div>
    </aside>
  );
}

/** The same on a phone while the form is open, folded into one line. */
export const FoldedSummary = ({ quote }: { quote: QuoteResponse }) => (
  <Folded
    picture={<StoneSwatch color={quote.color} sizes="56px" className="size-14 rounded-1 object-cover" />}
    title={text.summary}
    detail={`${quantityPrefix(quote.quantity)}${quote.color.name}, ${text.size(quote.length, quote.width)}`}
    amount={quote.totalPrice}
  >
    <QuoteTable quote={quote} className="border-t border-line px-4 pb-3" />
  </Folded>
);

interface FoldedProps {
  picture?: ReactNode;
  title: ReactNode;
  detail: string;
  amount: string;
  children: ReactNode;
}

export const Folded = ({ picture, title, detail, amount, children }: FoldedProps) => (
  <details className="group rounded-2 border border-line bg-surface">
    <summary
      className={cx(
        'grid cursor-pointer list-none items-center gap-3.5 px-3.5 py-3 [&::-webkit-details-marker]:hidden',
        picture ? 'grid-cols-[56px_minmax(0,1fr)_auto_20px]' : 'grid-cols-[minmax(0,1fr)_auto_20px]',
      )}
    >
      {picture}
      <span>
        <span className="block font-strong wrap-anywhere">{title}</span>
        <span className="num block text-small text-ink-3">{detail}</span>
      </span>
      <span translate="no" className="num font-strong">
        {formatPounds(amount)}
      </span>
      <ChevronDown className="size-5 transition-transform group-open:rotate-180" strokeWidth={1.5} />
    </summary>
    {children}
  </details>
);
