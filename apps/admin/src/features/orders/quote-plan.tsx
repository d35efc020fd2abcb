import { conflictingPartsOf, contradictionsOfTop, partRows, planOfQuote } from '@app/configuration';
import { type AdminQuoteDetail, inquiryConfigurationLimits } from '@app/contracts';
import { PlanDrawing } from '@app/ui';
import { DescriptionList } from '../../lib/page';
import { partsOf } from '../measurements/measurement-fields';
import { text } from './text';

/** To scale: the measured sizes if agreed, else the quoted ones; with the distances to read back on the phone. */
export function QuotePlan({ quote }: { quote: AdminQuoteDetail }) {
  const cut = quote.isMeasured ? quote.measurements : null;
  const top = cut ? { ...quote, length: cut.lengthMm, width: cut.widthMm, layout: cut.layout } : quote;
  const positions = top.layout ? partRows(top.layout, partsOf(quote)) : [];
  return (
    <div>
      <div className="own-colors rounded-dialog bg-plan px-4.5 pt-4 pb-3">
        <PlanDrawing
          {...planOfQuote({
            ...top,
            conflictingParts: conflictingPartsOf(contradictionsOfTop(top, quote.making)),
          })}
          stone={quote.color}
          limits={inquiryConfigurationLimits}
          maxHeightPx={220}
          // Labels of a very long top are taller than its drawing.
          className="[&>svg]:overflow-visible"
        />
      </div>
      {positions.length > 0 && (
        <details className="mt-2 text-small">
          <summary className="min-h-6 cursor-pointer text-ink-2">{text.positions}</summary>
          <div className="mt-1.5">
            <DescriptionList rows={positions} />
          </div>
        </details>
      )}
    </div>
  );
}
