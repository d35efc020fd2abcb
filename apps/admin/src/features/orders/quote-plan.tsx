import { conflictingPartsOf, contradictionsOfTop, planOfQuote } from '@app/configuration';
import { type AdminQuoteDetail, inquiryConfigurationLimits } from '@app/contracts';
import { PlanDrawing } from '@app/ui';

/** To scale: the measured sizes if agreed, else the quoted ones. */
export function QuotePlan({ quote }: { quote: AdminQuoteDetail }) {
  const cut = quote.isMeasured ? quote.measurements : null;
  const top = cut ? { ...quote, length: cut.lengthMm, width: cut.widthMm, layout: cut.layout } : quote;
  return (
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
  );
}
