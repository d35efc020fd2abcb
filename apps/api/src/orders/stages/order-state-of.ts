import { type OrderStage, type OrderState, orderStages } from '@app/contracts';

interface OrderFacts {
  stages: readonly (OrderStage | null)[];
  awaitsDeposit: boolean;
}

/** Once a top is in production, the order no longer waits for its deposit. */
export function orderStateOf({ stages, awaitsDeposit }: OrderFacts): OrderState {
  const least = Math.min(...stages.map((stage) => (stage ? orderStages.indexOf(stage) : Infinity)));
  const stage = orderStages[least];
  if (!stage) return 'cancelled';
  const isBegun = least >= orderStages.indexOf('in-production');
  return awaitsDeposit && !isBegun ? 'awaiting-deposit' : stage;
}
