import { pence, sumPence, type Pence } from '../money/pence';

/**
 * What each of several quotes bears of a refund: pro rata of what is left of its share, to the penny. The odd pennies
 * go to the largest remainders, the earlier quote first where they are the same; so no quote gives back more than is
 * left of it, however often something is given back.
 *
 * @param left what was not given back yet of each share
 * @throws RangeError where more is given back than is left
 */
export function spreadRefund(left: readonly Pence[], amount: Pence): Pence[] {
  const total = sumPence(left);
  if (amount < 0 || amount > total || left.some((each) => each < 0)) {
    throw new RangeError(`${amount} of ${total} pence cannot be given back`);
  }
  if (total === 0) return left.map(() => pence(0));
  // Products of two amounts are beyond what a number holds exactly.
  const parts = left.map((each) => {
    const product = BigInt(each) * BigInt(amount);
    return { whole: Number(product / BigInt(total)), rest: product % BigInt(total) };
  });
  const odd = amount - parts.reduce((sum, { whole }) => sum + whole, 0);
  const byRest = parts
    .map(({ rest }, index) => ({ rest, index }))
    .sort((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
    );
  const rounded = new Set(byRest.slice(0, odd).map(({ index }) => index));
  return parts.map(({ whole }, index) => pence(whole + (rounded.has(index) ? 1 : 0)));
}
