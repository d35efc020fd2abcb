import { handedOver, type OrderStage, type QuoteStatus } from '@app/contracts';

export interface StageInput {
  isPlaced: boolean;
  status: QuoteStatus;
  isMeasured: boolean;
  reached: OrderStage;
  isDelivery: boolean;
  /** The whole amount paid for the order was refunded. */
  isRefunded: boolean;
}

/** These two stages follow from the measurements. */
const stagesByMeasurements: readonly OrderStage[] = ['to-measure', 'measured'];

/** The stage a reopened top returns to. */
export const reachedBy = ({ reached, isMeasured }: Pick<StageInput, 'reached' | 'isMeasured'>): OrderStage =>
  stagesByMeasurements.includes(reached) ? (isMeasured ? 'measured' : 'to-measure') : reached;

export function stageOfItem(item: StageInput): OrderStage | null {
  if (!item.isPlaced || item.isRefunded || item.status === 'declined') return null;
  const reached = reachedBy(item);
  if (item.status !== 'completed' || handedOver.includes(reached)) return reached;
  return item.isDelivery ? 'delivered' : 'collected';
}
