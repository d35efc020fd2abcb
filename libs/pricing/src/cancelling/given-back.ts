import { pence, type Pence } from '../money/pence';

/**
 * What is given back where an order is cancelled: what was received, less what is kept of the deposit. Of the rest of the
 * price nothing is kept, as long as the stone is not cut.
 * @param deposit what the deposit of the order comes to: more is never kept
 * @param kept null: the stone is cut, and all is kept that was paid
 */
export function givenBackOf(received: Pence, deposit: Pence, kept: Pence | null): Pence {
  return pence(kept === null ? 0 : Math.max(received - Math.min(kept, deposit), 0));
}
