import { inquiryConfigurationLimits, type AdminQuoteDetail } from '@app/contracts';
import { planAt } from '@app/drawing';
import { PlanDrawing } from '@app/ui';

/** To scale: the measured sizes if agreed, else the quoted ones. */
export function QuotePlan({ quote }: { quote: AdminQuoteDetail }) {
  const { color, sinkType, cutouts } = quote;
  const cut = quote.isMeasured ? quote.measurements : null;
  return (
    <div className="own-colors rounded-dialog bg-plan px-4.5 pt-4 pb-3">
      <PlanDrawing
        lengthMm={cut?.lengthMm ?? quote.length}
        widthMm={cut?.widthMm ?? quote.width}
        sinkName={sinkType?.name ?? null}
        cutoutNames={cutouts.map(({ name }) => name)}
        stone={color}
        limits={inquiryConfigurationLimits}
        maxHeightPx={220}
        adjustPlan={cut ? (plan) => planAt(plan, cut) : undefined}
        // Labels of a very long top are taller than its drawing.
        className="[&>svg]:overflow-visible"
      />
    </div>
  );
}
