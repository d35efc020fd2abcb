import { planOfQuote } from '@app/configuration';
import { paymentBlockers, quotePath, type PaymentBlocker, type QuoteResponse } from '@app/contracts';
import { formatGbp, formatPounds, formatSize, priceOfEach, quantityPrefix } from '@app/pricing';
import { Button, buttonClass, Reference, wholeReferencesAndAmounts } from '@app/ui';
import { Info, LoaderCircle, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { QuotePlan } from '../../quotes/quote-plan';
import { text } from '../text';

interface BasketLineProps {
  quote: QuoteResponse;
  isRemoving: boolean;
  isDuplicating: boolean;
  onRemove: () => void;
  onEdit: () => void;
  onUpdate: () => void;
  onDuplicate: () => void;
  /** Called when a link in it is followed. */
  onNavigate: () => void;
}

/** One quote of the basket. If it cannot be paid, says why and what to do (D21). */
export function BasketLine({
  quote,
  isRemoving,
  isDuplicating,
  onRemove,
  onEdit,
  onUpdate,
  onDuplicate,
  onNavigate,
}: BasketLineProps) {
  const { color, reference, paymentBlocker } = quote;
  const { sinkTitle, cutoutNames } = planOfQuote(quote);
  const pricePerTop = priceOfEach(quote.lines);
  /** What a visitor can do other than remove the line. */
  const fixes: Partial<Record<PaymentBlocker, { label: string; onPress: () => void }>> = {
    expired: { label: text.update, onPress: onUpdate },
    'invalid-configuration': { label: text.edit, onPress: onEdit },
  };
  const fix = paymentBlocker && fixes[paymentBlocker];
  const spokenName = <span className="sr-only"> {text.lineName(color.name, reference)}</span>;
  return (
    <li className="grid grid-cols-[92px_minmax(0,1fr)_44px] gap-x-3.5 border-t border-line py-4.5 tablet:grid-cols-[168px_minmax(0,1fr)_auto_44px] tablet:gap-x-5.5">
      <div className="self-center rounded-1 bg-sunken p-1.75 tablet:p-3.5">
        <QuotePlan quote={quote} isBare maxHeightPx={90} />
      </div>
      <div className="num min-w-0 text-small text-ink-2 tablet:text-label">
        <h3 className="text-lead font-strong break-words text-ink">
          {quantityPrefix(quote.quantity)}
          {color.name}
        </h3>
        <p>{text.material(quote.material.name, quote.thickness.displayName)}</p>
        <p>{formatSize({ lengthMm: quote.length, widthMm: quote.width })}</p>
        {(sinkTitle || cutoutNames.length > 0) && (
          <p className="break-words">{[sinkTitle, ...cutoutNames].filter(Boolean).join(', ')}</p>
        )}
        {pricePerTop !== null && <p>{wholeReferencesAndAmounts(text.perTop(formatGbp(pricePerTop)))}</p>}
        {quote.lines
          .filter(({ kind }) => kind === 'adjustment' || kind === 'trade')
          .map(({ label, amount }) => (
            <p key={label} className="break-words">
              {label}: <span translate="no">{formatPounds(amount)}</span>
            </p>
          ))}
        <p className="text-ink-3">
          <Reference>{reference}</Reference>
        </p>
      </div>
      <p
        translate="no"
        className="num text-lead font-strong max-tablet:col-start-2 max-tablet:mt-2.5 tablet:self-center"
      >
        {formatPounds(quote.totalPrice)}
      </p>
      <button
        type="button"
        data-remove
        aria-busy={isRemoving || undefined}
        onClick={isRemoving ? undefined : onRemove}
        className="grid size-11 place-items-center rounded-2 text-ink-3 transition-colors hover:bg-sunken hover:text-ink max-tablet:col-start-3 max-tablet:row-start-1 tablet:self-center"
      >
        {isRemoving ? (
          <LoaderCircle className="size-5 animate-spin motion-reduce:animate-none" strokeWidth={1.5} />
        ) : (
          <Trash2 className="size-5" strokeWidth={1.5} />
        )}
        <span className="sr-only">
          {text.remove} {text.lineName(color.name, reference)}
        </span>
      </button>
      <div className="col-span-full mt-2.5 tablet:col-span-2 tablet:col-start-2">
        {paymentBlocker ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-2 bg-warn-tint py-1.5 pr-1.5 pl-3.5">
            <p className="flex min-h-11 flex-1 basis-52 items-center gap-2.5 text-label">
              <Info className="size-5 flex-none text-warn" strokeWidth={1.5} />
              <span>
                {paymentBlockers[paymentBlocker]}{' '}
                {paymentBlocker === 'invalid-configuration' && quote.contradictions?.[0]}
              </span>
            </p>
            {paymentBlocker === 'not-agreed' ? (
              <Link
                href={quotePath(quote.id)}
                onClick={onNavigate}
                className={buttonClass({ kind: 'secondary', size: 'small' })}
              >
                {text.seePrice}
                {spokenName}
              </Link>
            ) : (
              <Button
                kind="secondary"
                size="small"
                isPending={!fix && isRemoving}
                onClick={fix?.onPress ?? onRemove}
              >
                {fix?.label ?? text.remove}
                {spokenName}
              </Button>
            )}
          </div>
        ) : (
          <div className="-mt-1 -mb-2.5 -ml-3 flex max-tablet:ml-23.5">
            <LineButton onPress={onEdit}>
              {text.edit}
              {spokenName}
            </LineButton>
            <LineButton onPress={onDuplicate} isPending={isDuplicating}>
              {text.duplicate}
              {spokenName}
            </LineButton>
          </div>
        )}
      </div>
    </li>
  );
}

interface LineButtonProps {
  isPending?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const LineButton = ({ isPending = false, onPress, children }: LineButtonProps) => (
  <button
    type="button"
    aria-busy={isPending || undefined}
    onClick={isPending ? undefined : onPress}
    className="inline-flex min-h-11 items-center gap-2 rounded-2 px-3 text-label font-label text-chalk transition-colors hover:bg-sunken"
  >
    {isPending && <LoaderCircle className="size-4.5 animate-spin motion-reduce:animate-none" />}
    {children}
  </button>
);
