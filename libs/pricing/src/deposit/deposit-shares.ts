import type { BasketTotal } from '../basket/basket-total';
import { sumPence, type Pence } from '../money/pence';
import { proRata } from './pro-rata';

/**
 * What each top has of the deposit on all of them: in proportion to its price, to which the first adds delivery. The
 * odd pennies go to the largest remainders. So the shares are the deposit to the penny, and none is below 0 (D5, D15).
 *
 * @param tops prices, at least one
 */
export function depositShares(
  [first, ...others]: readonly Pence[],
  { delivery, deposit }: Pick<BasketTotal, 'delivery' | 'deposit'>,
): Pence[] {
  if (first === undefined) throw new RangeError('a deposit is on one top at least');
  return proRata([sumPence([first, delivery]), ...others], deposit);
}
