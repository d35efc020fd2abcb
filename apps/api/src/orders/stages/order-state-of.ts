import { type OrderStage, type OrderState, orderStages } from '@app/contracts';

interface StateInput {
  stages: readonly (OrderStage | null)[];
  awaitsDeposit: boolean;
}

/** The least advanced stage of the tops that are not cancelled; null: all are cancelled. */
export function leastAdvancedOf(stages: readonly (OrderStage | null)[]): OrderStage | null {
  return orderStages.find((stage) => stages.includes(stage)) ?? null;
}

/** Once a top is in production, the order no longer waits for its deposit. */
export function orderStateOf({ stages, awaitsDeposit }: StateInput): OrderState {
  const stage = leastAdvancedOf(stages);
  if (!stage) return 'cancelled';
  const isBegun = orderStages.indexOf(stage) >= orderStages.indexOf('in-production');
  return awaitsDeposit && !isBegun ? 'awaiting-deposit' : stage;
}
