import type { AdminQuoteDetail } from '@app/contracts';
import { formatPounds, lineWords } from '@app/pricing';
import { shortThickness } from '../../lib/quotes/stone-text';
import { text } from './text';

/** Prices of the day it was saved (D3); adjustments by staff are marked. */
export function QuoteLines({ quote }: { quote: AdminQuoteDetail }) {
  const top = {
    lengthMm: quote.length,
    widthMm: quote.width,
    thickness: shortThickness(quote.thickness),
  };
  return (
    <table className="num w-full border-collapse text-admin">
      <caption className="sr-only">{text.lines}</caption>
      <tbody>
        {quote.lines.map((line, index) => {
          const isSurface = line.kind === 'surface';
          const { label, reckoning } = isSurface ? lineWords({ ...line, kind: 'surface' }, top) : line;
          // A flat price needs no details.
          const small =
            isSurface || line.kind === 'quantity' || line.kind === 'trade'
              ? reckoning
              : line.kind === 'adjustment' && text.manual;
          return (
            <tr key={index}>
              <th
                scope="row"
                className="border-b border-line py-1.5 text-left align-top font-normal [overflow-wrap:anywhere]"
              >
                {label}
                {small && <small className="block text-caption text-ink-3">{small}</small>}
              </th>
              <td
                translate="no"
                className="border-b border-line py-1.5 pl-3 text-right align-top whitespace-nowrap"
              >
                {formatPounds(line.amount)}
              </td>
            </tr>
          );
        })}
        <tr className="font-strong">
          <th scope="row" className="pt-2.25 pb-1.5 text-left font-strong">
            {text.total}
          </th>
          <td translate="no" className="pt-2.25 pb-1.5 pl-3 text-right whitespace-nowrap">
            {formatPounds(quote.totalPrice)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
