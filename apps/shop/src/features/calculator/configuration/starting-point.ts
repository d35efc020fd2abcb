import {
  type Catalogue,
  priceSelection,
  reconcile,
  type SelectionPrice,
  selectParts,
  topOfQuote,
} from '@app/configuration';
import type { QuoteResponse } from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import type { CalculatorPreset } from '../../open-calculator/open-calculator';
import { text } from '../text';
import { emptyState, type CalculatorState } from './calculator-state';

export interface StartingPoint {
  values: CalculatorState;
  notice: string | null;
}

/**
 * The calculator's first values: empty, a material, or a saved quote with its missing parts and new price named (D4).
 */
export function startingPoint(preset: CalculatorPreset, catalogue: Catalogue): StartingPoint {
  if (preset.quote) {
    const { quote } = preset;
    const { state, gone } = reconcile(topOfQuote(quote), catalogue);
    // Without the notes of a quote that may be somebody else's.
    const values = { ...state, notes: (preset.isOwn && quote.notes) || '' };
    const change =
      gone.length > 0 ? text.gone(gone) : priceChange(quote, priceSelection(selectParts(values, catalogue)));
    const place = preset.replacesInBasket ? text.replacesInBasket(quote.reference) : null;
    return { values, notice: [change, place].filter(Boolean).join(' ') || null };
  }
  const wanted = preset.material?.toLowerCase();
  const material = catalogue.materials.find(({ name }) => name.toLowerCase() === wanted);
  return { values: { ...emptyState, materialId: material?.id ?? null }, notice: null };
}

function priceChange({ reference, totalPrice }: QuoteResponse, price: SelectionPrice): string | null {
  const then = toPence(totalPrice);
  return price.kind === 'priced' && price.total !== then
    ? text.quotePriceDiffers(reference, formatGbp(then), formatGbp(price.total))
    : null;
}
