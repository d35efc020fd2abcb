import { pence, type Pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** The UK standard rate; included in all our prices (D41). */
export const vatPercent = 20;

/** The VAT in a gross amount, half up to the penny: £79.50 in £477.00. */
export function vatIn(amount: Pence): Pence {
  return pence(divideRoundingHalfUp(amount * vatPercent, 100 + vatPercent));
}
