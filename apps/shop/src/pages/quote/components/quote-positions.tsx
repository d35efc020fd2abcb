import { partRows, planOfQuote } from '@app/configuration';
import type { QuoteResponse, TopLayout } from '@app/contracts';
import { text } from '../text';

interface QuotePositionsProps {
  quote: QuoteResponse;
  layout: TopLayout;
}

/** Where each basin and hole goes, as it will be read back on the phone. */
export const QuotePositions = ({ quote, layout }: QuotePositionsProps) => {
  const rows = partRows(layout, { sinkName: planOfQuote(quote).sinkName, cutouts: quote.cutouts });
  if (rows.length === 0) return null;
  return (
    <details className="mb-8 text-small tablet:mb-10">
      <summary className="min-h-6 cursor-pointer text-label font-strong">{text.positions}</summary>
      <dl className="mt-2 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
        {rows.map(([name, place]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink-2">{place}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
