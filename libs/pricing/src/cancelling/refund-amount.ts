import { pence, type Pence } from '../money/pence';

interface CancelledOrder {
  received: Pence;
  price: Pence;
  /** The order's deposit: no more is kept for a top not cut yet. */
  deposit: Pence;
  /** null: the stone is cut, and everything paid of the price is kept. */
  kept: Pence | null;
}

/**
 * The refund when an order is cancelled: what was received, less what is kept of the deposit. Nothing of the balance is
 * kept until the stone is cut; a credit always goes back.
 */
export function refundAmount({ received, price, deposit, kept }: CancelledOrder): Pence {
  return pence(Math.max(received - (kept === null ? price : Math.min(kept, deposit)), 0));
}
