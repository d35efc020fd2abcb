import { type OrderStage, type OrderState, orderStages } from '@app/contracts';

interface StateInput {
  stages: readonly (OrderStage | null)[];
  awaitsDeposit: boolean;
}

/** Of active tops; null: there are none. */
export function leastAdvancedOf(stages: readonly (OrderStage | null)[]): OrderStage | null {
  const least = Math.min(...stages.map((stage) => (stage ? orderStages.indexOf(stage) : Infinity)));
  return orderStages[least] ?? null;
}

/** Once a top is in production, the order no longer waits for its deposit. */
export function orderStateOf({ stages, awaitsDeposit }: StateInput): OrderState {
  const stage = leastAdvancedOf(stages);
  if (!stage) return 'cancelled';
  const isBegun = orderStages.indexOf(stage) >= orderStages.indexOf('in-production');
  return awaitsDeposit && !isBegun ? 'awaiting-deposit' : stage;
}
