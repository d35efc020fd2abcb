import { type OrderStage, type OrderState, orderStages } from '@app/contracts';

interface OrderFacts {
  /** Of each top; null: it is cancelled. */
  stages: readonly (OrderStage | null)[];
  awaitsDeposit: boolean;
}

/** Where a placed order is, in one word (`orderStates`). Once a top is in production its deposit is no longer what it waits for. */
export function orderStateOf({ stages, awaitsDeposit }: OrderFacts): OrderState {
  const least = Math.min(...stages.map((stage) => (stage ? orderStages.indexOf(stage) : Infinity)));
  const stage = orderStages[least];
  if (!stage) return 'cancelled';
  const isBegun = least >= orderStages.indexOf('in-production');
  return awaitsDeposit && !isBegun ? 'awaiting-deposit' : stage;
}
