import { pence, type Pence } from '../money/pence';
import { vatIn } from './vat-in';

/** A gross amount split into its parts. */
export interface VatLine {
  net: Pence;
  vat: Pence;
  gross: Pence;
}

/**
 * Splits each amount into net and VAT. Works with the differences of running totals, so that the lines add up to the VAT of
 * the whole; each line is right to a penny.
 */
export function vatLines(amounts: readonly Pence[]): VatLine[] {
  let sum = 0;
  return amounts.map((gross) => {
    const before = vatIn(pence(sum));
    sum += gross;
    const vat = pence(vatIn(pence(sum)) - before);
    return { net: pence(gross - vat), vat, gross };
  });
}
