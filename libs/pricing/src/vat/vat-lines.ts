import { pence, type Pence } from '../money/pence';
import { vatIn } from './vat-in';

/** An amount that includes VAT, in its parts. */
export interface VatLine {
  net: Pence;
  vat: Pence;
  gross: Pence;
}

/**
 * The VAT in each of the amounts that make a price: what is in all up to it, less what is in all before it. So each is
 * right within a penny, and together they are the VAT of the price.
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
