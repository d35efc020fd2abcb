declare const unit: unique symbol;

/** Whole pence, well within 2^53; negative for a discount. */
export type Pence = number & { readonly [unit]: 'pence' };

/** Brands a whole number as pence. @throws RangeError for fractions, NaN and unsafe integers. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole pence: ${amount}`);
  return amount as Pence;
}

/** Sum of amounts; £0 for none. */
export function sumPence(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
