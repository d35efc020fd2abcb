import type { SelectionPrice } from '@app/configuration';
import { formatGbp, type Size } from '@app/pricing';
import { Button, wholeReferencesAndAmounts } from '@app/ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../../text';
import { AnimatedAmount } from './animated-amount';
import { PriceLines } from './price-lines';

export interface PriceProps {
  price: SelectionPrice;
  size: Size | null;
  wasReset: boolean;
  notice: string | null;
  isSaving: boolean;
  /** null once the quote is saved. */
  onSave: (() => void) | null;
}

/** What to enter next, or the text after Reset (specification §5). */
export function promptOf(price: SelectionPrice, wasReset: boolean): string | null {
  if (price.kind !== 'missing') return null;
  return wasReset ? text.afterReset : text.prompts[price.missing];
}

export function PricePanel({ price, size, wasReset, notice, isSaving, onSave }: PriceProps) {
  const prompt = promptOf(price, wasReset);
  return (
    <section aria-labelledby="your-quote" className="flex flex-1 flex-col px-7 pt-4.5">
      <h3 id="your-quote" className="mb-2.5 font-display text-h3">
        {text.quote}
      </h3>
      {notice && <Notice>{wholeReferencesAndAmounts(notice)}</Notice>}
      <p aria-live="polite" className="text-ink-3 not-empty:py-2">
        {prompt}
      </p>
      {price.kind === 'priced' && size && <PriceLines lines={price.lines} size={size} />}
      {/* A shadow shows that lines scroll below it. */}
      <div className="sticky bottom-0 -mx-7 mt-auto bg-surface px-7 pt-3.5 pb-5 shadow-bar">
        {price.kind === 'priced' && (
          <>
            <div className="mb-1 flex items-baseline justify-between gap-4">
              <span className="font-strong whitespace-nowrap">
                {text.total} <span className="text-small font-normal text-ink-3">{text.vat}</span>
              </span>
              <AnimatedAmount amount={price.total} className="font-display text-title desktop:text-total" />
            </div>
            {price.isSellable && (
              <p className="num mb-4 flex justify-between text-label text-ink-2">
                <span>{text.deposit}</span>
                <span translate="no">{formatGbp(price.deposit)}</span>
              </p>
            )}
          </>
        )}
        {onSave && (
          <>
            <Button size="large" isFullWidth isPending={isSaving} onClick={onSave}>
              {text.save}
            </Button>
            <p className="mt-3 text-center text-small text-ink-3 [@media(max-height:860px)]:hidden">
              {wholeReferencesAndAmounts(text.finePrint)}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="num mb-2 flex gap-3 rounded-2 bg-warn-tint px-4 py-3 text-label text-ink">
      <Info className="mt-0.5 size-5 flex-none text-warn" strokeWidth={1.5} />
      <p>{children}</p>
    </div>
  );
}
