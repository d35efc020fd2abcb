import { handedOver, type OrderStage, type QuoteStatus } from '@app/contracts';

export interface ItemFacts {
  isPlaced: boolean;
  status: QuoteStatus;
  isMeasured: boolean;
  reached: OrderStage;
  isDelivery: boolean;
  /** Everything that was paid for the order. */
  isRefunded: boolean;
}

/** These two follow from the measurements. */
const movedBySizes: readonly OrderStage[] = ['to-measure', 'measured'];

/** The stage a reopened top returns to. */
export const reachedBy = ({ reached, isMeasured }: Pick<ItemFacts, 'reached' | 'isMeasured'>): OrderStage =>
  movedBySizes.includes(reached) ? (isMeasured ? 'measured' : 'to-measure') : reached;

export function stageOfItem(item: ItemFacts): OrderStage | null {
  if (!item.isPlaced || item.isRefunded || item.status === 'declined') return null;
  const reached = reachedBy(item);
  if (item.status !== 'completed' || handedOver.includes(reached)) return reached;
  return item.isDelivery ? 'delivered' : 'collected';
}
