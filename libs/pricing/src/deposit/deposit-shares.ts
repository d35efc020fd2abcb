import { pence, sumPence, type Pence } from '../money/pence';
import { depositOf } from './deposit-of';

/**
 * What each top has of the deposit on all of them: a tenth of its own price, and the first the rest, with delivery and
 * the odd pennies of rounding. The shares are the deposit to the penny (D5, D15).
 *
 * @param tops prices, at least one
 */
export function depositShares(tops: readonly Pence[], deposit: Pence): Pence[] {
  const [, ...others] = tops;
  const shares = others.map(depositOf);
  return [pence(deposit - sumPence(shares)), ...shares];
}
