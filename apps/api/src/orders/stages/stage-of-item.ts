import { handedOver, type OrderStage, type QuoteStatus } from '@app/contracts';

export interface StageInput {
  isPlaced: boolean;
  status: QuoteStatus;
  isMeasured: boolean;
  /** The stage that staff or measurements have set. */
  reached: OrderStage;
  isDelivery: boolean;
  /** The whole amount paid for the order was refunded. */
  isRefunded: boolean;
}

/** These two stages follow from the measurements. */
const stagesByMeasurements: readonly OrderStage[] = ['to-measure', 'measured'];

/** The stage to which a reopened top returns. */
export function stageReachedBy({
  reached,
  isMeasured,
}: Pick<StageInput, 'reached' | 'isMeasured'>): OrderStage {
  if (!stagesByMeasurements.includes(reached)) return reached;
  return isMeasured ? 'measured' : 'to-measure';
}

export function stageOfItem(item: StageInput): OrderStage | null {
  if (!item.isPlaced || item.isRefunded || item.status === 'declined') return null;
  const reached = stageReachedBy(item);
  if (item.status !== 'completed' || handedOver.includes(reached)) return reached;
  return item.isDelivery ? 'delivered' : 'collected';
}
