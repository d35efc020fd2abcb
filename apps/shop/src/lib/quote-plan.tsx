import { noCutoutsName, noSinkName, quoteLimits, type QuoteResponse } from '@app/contracts';
import { PlanDrawing as AnyPlanDrawing, type PlanDrawingProps as AnyPlanDrawingProps } from '@app/ui';

type QuotePlanProps = Pick<PlanDrawingProps, 'isBare' | 'maxHeightPx'> & { quote: QuoteResponse };

/** The plan of a saved quote's top, in its stone and with its own basin. */
export const QuotePlan = ({ quote, ...look }: QuotePlanProps) => (
  <PlanDrawing
    {...look}
    lengthMm={quote.length}
    widthMm={quote.width}
    sinkName={sinkOf(quote)}
    cutoutNames={cutoutsOf(quote)}
    stone={quote.color}
  />
);

/** null where there is none. */
export const sinkOf = ({ sinkType }: QuoteResponse): string | null =>
  sinkType.name === noSinkName ? null : sinkType.name;

export const cutoutsOf = ({ cutouts }: QuoteResponse): string[] =>
  cutouts.map(({ name }) => name).filter((name) => name !== noCutoutsName);

export type PlanDrawingProps = Omit<AnyPlanDrawingProps, 'limits'> &
  Partial<Pick<AnyPlanDrawingProps, 'limits'>>;

/** The plan of a top; where nothing else is said, of one that can be bought. */
export const PlanDrawing = (plan: PlanDrawingProps) => <AnyPlanDrawing limits={quoteLimits} {...plan} />;
