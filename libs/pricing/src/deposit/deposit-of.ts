import { pence, type Pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** The share of an order that is paid in advance (specification §9). */
export const depositPercent = 10;

/** The deposit on tops plus delivery: 10%, rounded half up to the penny (D5). */
export function depositOf(amount: Pence): Pence {
  return pence(divideRoundingHalfUp(amount * depositPercent, 100));
}
