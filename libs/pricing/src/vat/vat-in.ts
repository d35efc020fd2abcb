import { pence, type Pence } from '../money/pence';
import { divideRoundingHalfUp } from '../money/round-half-up';

/** The United Kingdom's standard rate. Every price of ours includes it (D41). */
export const vatPercent = 20;

/** The VAT in an amount that includes it, half up to the penny: £79.50 in £477.00. */
export function vatIn(amount: Pence): Pence {
  return pence(divideRoundingHalfUp(amount * vatPercent, 100 + vatPercent));
}
