import { sumPence, type Pence } from '@app/pricing';
import type { CheckoutTransaction } from '../provider/card-payments';

/** What a card was charged, all charges together. */
export interface Charged {
  amount: Pence;
  currency: string;
}

/** The charges of a checkout that succeeded. */
export const chargesOf = (transactions: readonly CheckoutTransaction[]): CheckoutTransaction[] =>
  transactions.filter(({ state }) => state === 'successful');

/** What was charged on a checkout; null where nothing was, or where the provider does not say it plainly. */
export function chargedIn(transactions: readonly CheckoutTransaction[]): Charged | null {
  const charges = chargesOf(transactions);
  const amounts = charges.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const currencies = new Set(charges.map(({ currency }) => currency));
  const [currency] = currencies;
  if (!currency || currencies.size > 1 || amounts.length < charges.length) return null;
  return { amount: sumPence(amounts), currency };
}
