/** What a visitor has entered so far. */
interface PriceInputs {
  hasMaterial: boolean;
  hasSize: boolean;
  hasThickness: boolean;
  hasColor: boolean;
}

/** The input to ask for next; each has its own prompt in the price panel (specification §5). */
export type MissingInput = 'material' | 'size' | 'thickness' | 'color';

/** The first input missing for a price, in the order of the steps; null: none. */
export function firstMissing(inputs: PriceInputs): MissingInput | null {
  if (!inputs.hasMaterial) return 'material';
  if (!inputs.hasSize) return 'size';
  if (!inputs.hasThickness) return 'thickness';
  if (!inputs.hasColor) return 'color';
  return null;
}
