import { depositOf } from '../deposit/deposit-of';
import { pence, type Pence } from '../money/pence';

/** An order's account with its customer. */
export interface Account {
  /** Still to pay; 0 if more was received than the price. */
  balance: Pence;
  /** Received above the price; it belongs to the customer. */
  credit: Pence;
  /** Still missing from the deposit. */
  missingDeposit: Pence;
}

/**
 * What is still to pay of a price, from what was received less refunds. Never negative: a surplus is a credit.
 * @param loweredBy part of the price that was refunded; the deposit is still a tenth of the full price
 */
export function accountOf(price: Pence, received: Pence, loweredBy: Pence = pence(0)): Account {
  const open = price - received;
  return {
    balance: pence(Math.max(open, 0)),
    credit: pence(Math.max(-open, 0)),
    missingDeposit: pence(Math.max(depositOf(pence(price + loweredBy)) - received, 0)),
  };
}
