import type { AdminQuoteDetail } from '@app/contracts';
import { formatPounds, lineText } from '@app/pricing';
import { SimpleTable } from '../../lib/table';
import { shortThickness } from '../quotes/stone-text';
import { text } from './text';

type Line = AdminQuoteDetail['lines'][number];

/** Prices of the day it was saved (D3); adjustments by staff are marked. */
export function QuoteLines({ quote }: { quote: AdminQuoteDetail }) {
  const { length: lengthMm, width: widthMm, thickness, measurements, isMeasured } = quote;
  const isAsQuoted = measurements?.lengthMm === lengthMm && measurements.widthMm === widthMm;
  const agreedSize = isMeasured && !isAsQuoted ? measurements : null;
  const top = { lengthMm, widthMm, agreedSize, thickness: shortThickness(thickness) };
  const textOf = (line: Line) =>
    line.kind === 'surface' ? lineText({ ...line, kind: 'surface' }, top) : line;
  const detail = (line: Line) => (line.kind === 'adjustment' ? text.manual : textOf(line).calculation);
  const total = <span translate="no">{formatPounds(quote.totalPrice)}</span>;
  return (
    <SimpleTable
      label={text.lines}
      rows={quote.lines}
      cellClass="py-1.5 pr-3 last:pr-0"
      className="[&_tfoot_*]:pt-2.25 [&_tfoot_*]:font-strong"
      columns={[
        { cell: (line) => textOf(line).label, detail, footer: text.total, className: 'wrap-anywhere' },
        { isAmount: true, cell: ({ amount }) => formatPounds(amount), footer: total },
      ]}
    />
  );
}
