import { pence, sumPence, type Pence } from '../money/pence';
import { proRata } from './pro-rata';

/**
 * What each of several quotes bears of a refund: pro rata of what is left of its share, to the penny. So no quote gives
 * back more than is left of it, however often something is given back.
 *
 * @param left what was not given back yet of each share
 * @throws RangeError where more is given back than is left
 */
export function spreadRefund(left: readonly Pence[], amount: Pence): Pence[] {
  const total = sumPence(left);
  if (amount > total) throw new RangeError(`${amount} of ${total} pence cannot be given back`);
  return proRata(left, amount);
}

/** The same of several refunds, one after the other: for each of them what each of the shares bears. */
export function spreadRefunds(shares: readonly Pence[], amounts: readonly Pence[]): Pence[][] {
  let left = shares;
  return amounts.map((amount) => {
    const parts = spreadRefund(left, amount);
    left = left.map((share, index) => pence(share - (parts[index] ?? 0)));
    return parts;
  });
}
