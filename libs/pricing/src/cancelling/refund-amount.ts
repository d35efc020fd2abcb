import { pence, type Pence } from '../money/pence';

interface CancelledOrder {
  received: Pence;
  price: Pence;
  /** The most that is kept while the stone is not cut. */
  deposit: Pence;
  /** null: the stone is cut, so everything paid is kept, except a credit. */
  kept: Pence | null;
}

/**
 * The refund when an order is cancelled. Before the stone is cut, at most the deposit is kept. Afterwards only a credit is
 * refunded.
 */
export function refundAmount({ received, price, deposit, kept }: CancelledOrder): Pence {
  return pence(Math.max(received - (kept === null ? price : Math.min(kept, deposit)), 0));
}
