import { pence, sumPence, type Pence } from '../money/pence';
import { proRata } from './pro-rata';

/**
 * What each of several quotes bears of a refund: pro rata of what is left of its share, to the penny. So no quote gives
 * back more than is left of it, however often something is given back.
 *
 * @param left what was not given back yet of each share
 * @param only the one that bears all of it; null: all of them do
 * @throws RangeError where more is given back than is left
 */
export function spreadRefund(left: readonly Pence[], amount: Pence, only: number | null = null): Pence[] {
  if (only !== null)
    return spreadRefund(
      left.map((share, index) => (index === only ? share : pence(0))),
      amount,
    );
  const total = sumPence(left);
  if (amount > total) throw new RangeError(`${amount} of ${total} pence cannot be given back`);
  return proRata(left, amount);
}

/** The same of several refunds, one after the other: for each of them what each of the shares bears. */
export function spreadRefunds(
  shares: readonly Pence[],
  refunds: readonly { amount: Pence; only?: number | null }[],
): Pence[][] {
  let left = shares;
  return refunds.map(({ amount, only }) => {
    const parts = spreadRefund(left, amount, only);
    left = left.map((share, index) => pence(share - (parts[index] ?? 0)));
    return parts;
  });
}
