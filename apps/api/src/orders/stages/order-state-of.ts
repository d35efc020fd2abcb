import { type OrderStage, type OrderState, orderStages } from '@app/contracts';

interface StateInput {
  stages: readonly (OrderStage | null)[];
  awaitsDeposit: boolean;
}

/** Once a top is in production, the order no longer waits for its deposit. */
export function orderStateOf({ stages, awaitsDeposit }: StateInput): OrderState {
  const leastAdvanced = Math.min(...stages.map((stage) => (stage ? orderStages.indexOf(stage) : Infinity)));
  const stage = orderStages[leastAdvanced];
  if (!stage) return 'cancelled';
  const isBegun = leastAdvanced >= orderStages.indexOf('in-production');
  return awaitsDeposit && !isBegun ? 'awaiting-deposit' : stage;
}
