import { planOfQuote } from '@app/configuration';
import { quoteLimits, type QuoteResponse } from '@app/contracts';
import { PlanDrawing as AnyPlanDrawing, type PlanDrawingProps as AnyPlanDrawingProps } from '@app/ui';

type QuotePlanProps = Pick<PlanDrawingProps, 'isBare' | 'maxHeightPx'> & { quote: QuoteResponse };

/** The plan of a saved quote's top, in its stone and with its own basin. */
export const QuotePlan = ({ quote, ...look }: QuotePlanProps) => (
  <PlanDrawing {...look} {...planOfQuote(quote)} stone={quote.color} />
);

export type PlanDrawingProps = Omit<AnyPlanDrawingProps, 'limits'> &
  Partial<Pick<AnyPlanDrawingProps, 'limits'>>;

/** The plan of a top; where nothing else is said, of one that can be bought. */
export const PlanDrawing = (plan: PlanDrawingProps) => <AnyPlanDrawing limits={quoteLimits} {...plan} />;
