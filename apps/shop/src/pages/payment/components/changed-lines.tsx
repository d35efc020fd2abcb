import type { QuoteResponse } from '@app/contracts';
import { formatDay, formatGbp } from '@app/pricing';
import { cx, wholeReferencesAndAmounts } from '@app/ui';
import { text } from '../text';
import type { ChangedLine, QuoteChanges } from '../compare-with-today';

interface ChangedLinesProps {
  quote: QuoteResponse;
  changes: QuoteChanges;
}

/** The old price and today's. On a phone the old price is above the new one. */
export function ChangedLines({ quote, changes: { lines, oldTotal, renewal } }: ChangedLinesProps) {
  const day = formatDay(quote.createdAt);
  return (
    <>
      <h2 className="font-display mt-9 mb-4.5 text-h3">{text.whatChanged}</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-ink text-small text-ink-3 [&>th]:pb-2.5 [&>th]:font-normal">
            <th scope="col" className="text-left">
              {text.line}
            </th>
            <th scope="col" className="text-right max-tablet:hidden">
              {day}
            </th>
            <th scope="col" className="text-right tablet:pl-7">
              {text.today}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="align-baseline">
            <th scope="row" className="pt-5 pr-4 pl-3.5 text-left font-normal">
              <span className="block font-strong">{text.total}</span>
              {renewal && (
                <span className="text-label text-ink-2">
                  {wholeReferencesAndAmounts(text.difference(oldTotal, renewal.total, day))}
                </span>
              )}
            </th>
            <td className="pt-5 text-right font-display text-h3 text-ink-3 max-tablet:hidden">
              <OldAmount
                amount={formatGbp(oldTotal)}
                isReplaced={renewal !== null && renewal.total !== oldTotal}
              />
            </td>
            <td
              translate="no"
              className="pt-5 pr-3.5 text-right font-display tablet:pl-7 text-amount whitespace-nowrap tablet:text-total"
            >
              {renewal ? formatGbp(renewal.total) : '–'}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function Line({ line: { label, cause, oldAmount, newAmount, isChanged } }: { line: ChangedLine }) {
  const oldCell =
    oldAmount === null ? null : <OldAmount amount={formatGbp(oldAmount)} isReplaced={isChanged} />;
  return (
    <tr className={cx('border-b border-line align-top', isChanged && 'bg-warn-tint')}>
      <td className="py-4 pr-4 pl-3.5 tablet:pr-6">
        <span className="block font-strong">{label}</span>
        <span className="text-label text-ink-2">{wholeReferencesAndAmounts(cause)}</span>
      </td>
      <td className="py-4 text-right whitespace-nowrap max-tablet:hidden">{oldCell}</td>
      <td className="py-4 pr-3.5 text-right whitespace-nowrap">
        {isChanged && <span className="block text-label tablet:hidden">{oldCell}</span>}
        <span translate="no" className={isChanged ? 'font-strong' : undefined}>
          {newAmount === null ? '–' : formatGbp(newAmount)}
        </span>
      </td>
    </tr>
  );
}

/** A line through a price is not announced by screen readers. */
const OldAmount = ({ amount, isReplaced }: { amount: string; isReplaced: boolean }) =>
  isReplaced ? (
    <del className="text-ink-2">
      <span className="sr-only">{text.before} </span>
      <span translate="no">{amount}</span>
    </del>
  ) : (
    <span translate="no">{amount}</span>
  );
