import { pence, type Pence } from '../money/pence';

interface ToCancel {
  received: Pence;
  price: Pence;
  /** What the deposit of the order comes to: more is never kept of a top that is not cut. */
  deposit: Pence;
  /** Null: the stone is cut, and all is kept that was paid of the price. */
  kept: Pence | null;
}

/**
 * What is given back where an order is cancelled: what was received, less what is kept of the deposit. Of the rest of the
 * price nothing is kept, as long as the stone is not cut; what came in above the price is the customer's even then.
 */
export function givenBackOf({ received, price, deposit, kept }: ToCancel): Pence {
  return pence(Math.max(received - (kept === null ? price : Math.min(kept, deposit)), 0));
}
