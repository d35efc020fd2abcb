import { depositOf } from '../deposit/deposit-of';
import { pence, type Pence } from '../money/pence';

/** How an order stands with its customer. */
export interface Account {
  /** Still to pay; nothing where more has come in than the price. */
  balance: Pence;
  /** What has come in above the price: it is the customer's. */
  credit: Pence;
  /** What has still to come in so that the deposit is there. */
  missingDeposit: Pence;
}

/**
 * What is still to pay of a price, by what has come in and was not given back. A credit is never a balance below nothing.
 * @param loweredBy what of the price was given back since; a deposit is a tenth of the whole price all the same
 */
export function accountOf(price: Pence, received: Pence, loweredBy: Pence = pence(0)): Account {
  const open = price - received;
  return {
    balance: pence(Math.max(open, 0)),
    credit: pence(Math.max(-open, 0)),
    missingDeposit: pence(Math.max(depositOf(pence(price + loweredBy)) - received, 0)),
  };
}
