import { handedOver, type OrderStage, type QuoteStatus } from '@app/contracts';

/** What decides how far a top of an order is. */
export interface ItemFacts {
  isPlaced: boolean;
  /** Of the quote that is made. */
  status: QuoteStatus;
  /** The sizes to cut are agreed. */
  isMeasured: boolean;
  /** Where staff have moved it. */
  reached: OrderStage;
  isDelivery: boolean;
  /** All that was paid of the order was given back. */
  isGivenBack: boolean;
}

/** Between these two it is moved by its sizes to cut. */
const movedBySizes: readonly OrderStage[] = ['to-measure', 'measured'];

/** Where staff have moved it, or its sizes to cut: it stands there again when it is taken up after it was declined. */
export const reachedBy = ({ reached, isMeasured }: Pick<ItemFacts, 'reached' | 'isMeasured'>): OrderStage =>
  movedBySizes.includes(reached) ? (isMeasured ? 'measured' : 'to-measure') : reached;

/** How far a top of an order is; null: nothing is made of it, or no more. */
export function stageOfItem(item: ItemFacts): OrderStage | null {
  if (!item.isPlaced || item.isGivenBack || item.status === 'declined') return null;
  const reached = reachedBy(item);
  if (item.status !== 'completed' || handedOver.includes(reached)) return reached;
  return item.isDelivery ? 'delivered' : 'collected';
}
