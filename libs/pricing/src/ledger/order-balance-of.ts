import { depositOf } from '../deposit/deposit-of';
import { pence, type Pence } from '../money/pence';

export interface OrderBalance {
  /** Outstanding; 0 if more was received than the price. */
  balance: Pence;
  /** Received above the price; it belongs to the customer. */
  credit: Pence;
  /** Still missing from the deposit. */
  missingDeposit: Pence;
}

/**
 * What is still to pay. `received` is net of refunds. The balance is never negative: a surplus is a credit.
 * @param refundedFromPrice `price` is already net of this; the deposit is 10% of the price before it
 */
export function orderBalanceOf(
  price: Pence,
  received: Pence,
  refundedFromPrice: Pence = pence(0),
): OrderBalance {
  const outstanding = price - received;
  return {
    balance: pence(Math.max(outstanding, 0)),
    credit: pence(Math.max(-outstanding, 0)),
    missingDeposit: pence(Math.max(depositOf(pence(price + refundedFromPrice)) - received, 0)),
  };
}
