import { pence, type Pence } from '../money/pence';

/** Flat delivery fee per order; collection from the showroom is free (specification §9). */
export const deliveryFee: Pence = pence(3_500);

/** Tops per delivery; for more, the team arranges another (specification §9). */
export const topsPerDelivery = 2;

/** An order's delivery price: £0 if collected. */
export function deliveryFor({ needsDelivery }: { needsDelivery: boolean }): Pence {
  return needsDelivery ? deliveryFee : pence(0);
}

export const countTops = (quotes: readonly { quantity: number }[]): number =>
  quotes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether the order's tops exceed one delivery (D5). */
export const needsAnotherDelivery = (tops: number): boolean => tops > topsPerDelivery;
