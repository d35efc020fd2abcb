import { quoteLimits } from '@app/contracts';
import { PlanDrawing as AnyPlanDrawing, type PlanDrawingProps as AnyPlanDrawingProps } from '@app/ui';

export type PlanDrawingProps = Omit<AnyPlanDrawingProps, 'limits'> &
  Partial<Pick<AnyPlanDrawingProps, 'limits'>>;

/** The plan of a top; where nothing else is said, of one that can be bought. */
export const PlanDrawing = (plan: PlanDrawingProps) => <AnyPlanDrawing limits={quoteLimits} {...plan} />;
