import { formatGbp } from '@app/pricing';
import { Button, cx, wholeReferencesAndAmounts } from '@app/ui';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { text } from '../text';
import { AnimatedAmount } from './price/animated-amount';
import { PriceLines } from './price/price-lines';
import { Notice, promptOf, type PriceProps } from './price/price-panel';

interface PhoneBarProps extends PriceProps {
  /** null on the last step, which has Save. */
  next: { label: string; onPress: () => void } | null;
}

/** Price and next button, within reach of a thumb. The total opens the lines. */
export function PhoneBar({ price, size, wasReset, notice, isSaving, onSave, next }: PhoneBarProps) {
  const [isOpen, setOpen] = useState(false);
  const prompt = promptOf(price, wasReset);
  const showsLines = isOpen && price.kind === 'priced' && size !== null;
  return (
    <div className="relative flex-none border-t border-line bg-surface px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-bar">
      {notice && <Notice>{wholeReferencesAndAmounts(notice)}</Notice>}
      {showsLines && (
        <section
          id="phone-lines"
          aria-label={text.quote}
          className="mb-2 max-h-[45vh] animate-rise overflow-y-auto border-b border-line pb-3"
        >
          <h3 className="mb-1 font-display text-h3">{text.quote}</h3>
          <PriceLines lines={price.lines} size={size} />
          {price.isSellable && (
            <p className="num flex justify-between pt-2.5 text-label text-ink-2">
              <span>{text.deposit}</span>
              <span translate="no">{formatGbp(price.deposit)}</span>
            </p>
          )}
          <p className="mt-2 text-small text-ink-3">{wholeReferencesAndAmounts(text.finePrint)}</p>
        </section>
      )}
      <div className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <p aria-live="polite" className="text-small text-ink-3 empty:hidden">
          {prompt}
        </p>
        {price.kind === 'priced' && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={showsLines ? 'phone-lines' : undefined}
            onClick={() => setOpen(!isOpen)}
            className="min-h-12 text-left"
          >
            <span className="flex flex-wrap items-baseline gap-x-1.5">
              <AnimatedAmount amount={price.total} className="font-display text-title" />
              <span className="text-small text-ink-3">{text.vat}</span>
            </span>
            <span className="num block text-caption text-ink-3">
              {price.isSellable && (
                <span className="whitespace-nowrap">
                  {wholeReferencesAndAmounts(text.depositShort(formatGbp(price.deposit)))},
                </span>
              )}{' '}
              <span className="inline-flex items-center gap-1 whitespace-nowrap">
                {isOpen ? text.hideLines : text.showLines}
                <ChevronUp className={cx('size-3.75 transition-transform', isOpen && 'rotate-180')} />
              </span>
            </span>
          </button>
        )}
        {next ? (
          <Button onClick={next.onPress}>{next.label}</Button>
        ) : (
          onSave && (
            <Button isPending={isSaving} onClick={onSave}>
              {text.save}
            </Button>
          )
        )}
      </div>
    </div>
  );
}
