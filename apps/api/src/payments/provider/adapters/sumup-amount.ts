import { pence, type Pence } from '@app/pricing';

/** Pence as SumUp wants them: a number of pounds. */
export const toSumupAmount = (amount: Pence): number => amount / 100;

/** How far a number of pounds may lie beside whole pence because it is a binary fraction. */
const tolerance = 1e-6;

/** SumUp's number of pounds as pence; null for anything else than a number of whole pence. Truncating would be wrong for one in fifteen. */
export function fromSumupAmount(amount: unknown): Pence | null {
  if (typeof amount !== 'number' || !(amount >= 0)) return null;
  const rounded = Math.round(amount * 100);
  return Number.isSafeInteger(rounded) && Math.abs(amount * 100 - rounded) <= tolerance
    ? pence(rounded)
    : null;
}
