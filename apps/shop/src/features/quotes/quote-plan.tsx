import { planOfQuote } from '@app/configuration';
import { type OrderMaking, quoteLimits, type QuoteResponse, workshopRange } from '@app/contracts';
import { PlanDrawing as AnyPlanDrawing, type PlanDrawingProps as AnyPlanDrawingProps } from '@app/ui';

type QuotePlanProps = Pick<PlanDrawingProps, 'isBare' | 'maxHeightPx'> & {
  quote: QuoteResponse;
  /** The agreed sizes and positions to cut, if any. */
  agreed?: OrderMaking['agreed'];
};

/** The plan of a saved quote's top, in its stone and with its basin. */
export const QuotePlan = ({ quote, agreed, ...layout }: QuotePlanProps) => (
  <PlanDrawing
    {...layout}
    {...planOfQuote(
      agreed ? { ...quote, length: agreed.lengthMm, width: agreed.widthMm, layout: agreed.layout } : quote,
    )}
    stone={quote.color}
    // Drawn as it is, even if visitors cannot enter its size (D52).
    limits={workshopRange}
  />
);

export type PlanDrawingProps = Omit<AnyPlanDrawingProps, 'limits'> &
  Partial<Pick<AnyPlanDrawingProps, 'limits'>>;

export const PlanDrawing = (plan: PlanDrawingProps) => <AnyPlanDrawing limits={quoteLimits} {...plan} />;
