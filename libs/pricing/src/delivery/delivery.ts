import { pence, type Pence } from '../money/pence';

/** Tops per delivery; for more, the team arranges another (specification §9). */
export const topsPerDelivery = 2;

/** How an order is handed over; the owner sets the flat fee. Collection from the showroom is free (specification §9). */
export type DeliveryChoice = { needsDelivery: false } | { needsDelivery: boolean; deliveryFee: Pence };

/** An order's delivery price: £0 if collected. */
export const deliveryFor = (choice: DeliveryChoice): Pence =>
  choice.needsDelivery ? choice.deliveryFee : pence(0);

export const countTops = (quotes: readonly { quantity: number }[]): number =>
  quotes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether the order's tops exceed one delivery (D5). */
export const needsAnotherDelivery = (tops: number): boolean => tops > topsPerDelivery;
