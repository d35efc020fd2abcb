import { pence, sumPence, type Pence } from '../money/pence';

/**
 * Splits an amount by weight, to the penny. Left-over pennies go to the largest remainders, earlier parts first.
 * @param weights not negative, and not all 0 unless the amount is 0
 */
export function proRata(weights: readonly Pence[], amount: Pence): Pence[] {
  const total = sumPence(weights);
  if (amount < 0 || weights.some((weight) => weight < 0) || (total === 0 && amount > 0)) {
    throw new RangeError(`${amount} pence cannot be parted by ${weights.join(', ')}`);
  }
  if (total === 0) return weights.map(() => pence(0));
  // The product of two amounts can exceed a safe integer.
  const parts = weights.map((weight) => {
    const product = BigInt(weight) * BigInt(amount);
    return { whole: Number(product / BigInt(total)), rest: product % BigInt(total) };
  });
  const leftOverPennies = amount - parts.reduce((sum, { whole }) => sum + whole, 0);
  const byRemainder = parts
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => Number(b.rest - a.rest));
  const roundedUp = new Set(byRemainder.slice(0, leftOverPennies).map(({ index }) => index));
  return parts.map(({ whole }, index) => pence(whole + (roundedUp.has(index) ? 1 : 0)));
}
