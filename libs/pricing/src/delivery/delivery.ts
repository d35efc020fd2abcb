import { pence, type Pence } from '../money/pence';

/** Flat fee for bringing an order; collection from the showroom is free (specification §9). */
export const deliveryFee: Pence = pence(3_500);

/** How many tops one delivery brings; for more, the team arranges another (specification §9). */
export const topsPerDelivery = 2;

/** What delivery costs an order: £0 where it is collected. */
export function deliveryFor({ needsDelivery }: { needsDelivery: boolean }): Pence {
  return needsDelivery ? deliveryFee : pence(0);
}

/** How many tops some quotes are of. */
export const countTops = (quotes: readonly { quantity: number }[]): number =>
  quotes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether one delivery cannot bring all of the order's tops (D5). */
export const needsAnotherDelivery = (tops: number): boolean => tops > topsPerDelivery;
