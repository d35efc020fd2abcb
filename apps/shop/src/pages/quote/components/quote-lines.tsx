import type { QuoteResponse } from '@app/contracts';
import { formatPounds, lineText, toPence } from '@app/pricing';
import { wholeReferencesAndAmounts } from '@app/ui';
import { revisionText } from '../revision-text';
import { text } from '../text';

/** The price's lines, each explained. */
export function QuoteLines({ quote }: { quote: QuoteResponse }) {
  const top = {
    lengthMm: quote.length,
    widthMm: quote.width,
    agreedSize: quote.agreedSize,
    thickness: quote.thickness.displayName,
  };
  const isDelivered = toPence(quote.revision?.deliveryAmount ?? '0.00') > 0;
  return (
    <table className="num w-full border-collapse">
      <thead>
        <tr className="border-b border-ink text-left text-small text-ink-3">
          <th scope="col" className="pb-2.5 font-normal">
            {text.lines}
          </th>
          <th scope="col" className="pb-2.5 text-right font-normal">
            {text.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines
          .filter(({ amount }) => toPence(amount) !== 0)
          .map((line) => ({ ...line, ...lineText(line, top) }))
          .map(({ kind, label, calculation, amount }) => (
            <tr key={kind + label} className="border-b border-line align-top">
              <td className="py-4 pr-4 tablet:pr-6 print:py-2">
                <span className="block font-strong">{label}</span>
                <span className="text-label text-ink-2">{wholeReferencesAndAmounts(calculation)}</span>
              </td>
              <td translate="no" className="py-4 text-right whitespace-nowrap print:py-2">
                {formatPounds(amount)}
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr className="align-baseline">
          <th scope="row" className="pt-5 pr-4 text-left font-normal">
            <span className="block font-strong">{text.total(quote.quantity)}</span>
            <span className="text-label text-ink-2">
              {isDelivered ? revisionText.totalBeforeDelivery : text.totalNote}
            </span>
          </th>
          <td
            translate="no"
            className="pt-5 text-right font-display text-h3 whitespace-nowrap min-[375px]:text-amount tablet:text-total"
          >
            {formatPounds(quote.totalPrice)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
