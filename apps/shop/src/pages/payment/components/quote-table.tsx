import { planOfQuote } from '@app/configuration';
import type { QuoteResponse } from '@app/contracts';
import { formatAreaM2, formatGbp, formatPounds, priceOfEach } from '@app/pricing';
import { cx, wholeReferencesAndAmounts } from '@app/ui';
import { text } from '../text';

/** The quote's parts, line by line (specification §2). Shows its reference, not its id (D8). */
export function QuoteTable({ quote, className }: { quote: QuoteResponse; className?: string }) {
  const pricePerTop = priceOfEach(quote.lines);
  const { sinkTitle, cutoutNames } = planOfQuote(quote);
  const rows: readonly (readonly [string, string])[] = [
    [text.quoteId, quote.reference],
    ...(pricePerTop === null
      ? []
      : [[text.quantity, text.each(quote.quantity, formatGbp(pricePerTop))] as const]),
    [text.material, quote.material.name],
    [text.color, quote.color.name],
    [text.dimensions, text.size(quote.length, quote.width)],
    [text.area, formatAreaM2({ lengthMm: quote.length, widthMm: quote.width })],
    [text.thickness, quote.thickness.displayName],
    ...(sinkTitle ? [[text.sinkType, sinkTitle] as const] : []),
    ...(cutoutNames.length ? [[text.cutouts, cutoutNames.join(', ')] as const] : []),
    ...(quote.notes ? [[text.notes, quote.notes] as const] : []),
    // Staff's adjustments with their reasons, and the trade discount.
    ...quote.lines
      .filter(({ kind }) => kind === 'adjustment' || kind === 'trade')
      .map(({ label, amount }) => [label, formatPounds(amount)] as const),
  ];
  return (
    <dl className={cx('num text-label', className)}>
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line py-2.25">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right wrap-anywhere whitespace-pre-line">{wholeReferencesAndAmounts(value)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 border-b border-line py-2.25">
        <dt className="font-strong">{text.totalPrice}</dt>
        <dd translate="no" className="font-display text-h3">
          {formatPounds(quote.totalPrice)}
        </dd>
      </div>
    </dl>
  );
}
