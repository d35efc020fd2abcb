import { depositOf } from '../deposit/deposit-of';
import { proRata } from '../deposit/pro-rata';
import { pence, sumPence, type Pence } from '../money/pence';
import { accountOf, type Account } from './account-of';

/** An order of those that are paid together. */
export interface OwingOrder {
  price: Pence;
  received: Pence;
  isDepositPaid: boolean;
}

/** What is missing of the deposit of each, ten times over: a share of it is no whole pence before it is rounded. */
const missingTenths = (orders: readonly OwingOrder[]): Pence[] =>
  orders.map(({ price, received, isDepositPaid }) =>
    pence(isDepositPaid ? 0 : Math.max(price - received * 10, 0)),
  );

/** What is owed on several orders together. Their deposit is that on their sum, as for a basket, and not a sum of rounded ones. */
export function owedTogether(orders: readonly OwingOrder[]): Pick<Account, 'balance' | 'missingDeposit'> {
  return {
    balance: sumPence(orders.map(({ price, received }) => accountOf(price, received).balance)),
    missingDeposit: depositOf(sumPence(missingTenths(orders))),
  };
}

/**
 * What of a payment for several orders is whose: of their deposits first, by what is missing of each, and then of what is
 * left of their prices, by that. Of none more than it owes.
 *
 * @param amount at most their balance together
 */
export function spreadPayment(orders: readonly OwingOrder[], amount: Pence): Pence[] {
  const { missingDeposit } = owedTogether(orders);
  const toDeposits = pence(Math.min(amount, missingDeposit));
  const ofDeposits = proRata(missingTenths(orders), toDeposits);
  const left = orders.map(({ price, received }, index) =>
    pence(accountOf(price, received).balance - (ofDeposits[index] ?? 0)),
  );
  const ofRest = proRata(left, pence(amount - toDeposits));
  return ofDeposits.map((part, index) => pence(part + (ofRest[index] ?? 0)));
}
