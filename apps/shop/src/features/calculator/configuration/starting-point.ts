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
    const values = { ...state, notes: (preset.isFromOwnBasket && quote.notes) || '' };
    const change =
      gone.length > 0
        ? text.partsNotSold(gone)
        : priceChange(quote, priceSelection(selectParts(values, catalogue)));
    const replacement = preset.replacesInBasket ? text.replacesInBasket(quote.reference) : null;
    return { values, notice: [change, replacement].filter(Boolean).join(' ') || null };
  }
  const materialName = preset.material?.toLowerCase();
  const material = catalogue.materials.find(({ name }) => name.toLowerCase() === materialName);
  return { values: { ...emptyState, materialId: material?.id ?? null }, notice: null };
}

function priceChange({ reference, totalPrice }: QuoteResponse, price: SelectionPrice): string | null {
  const savedTotal = toPence(totalPrice);
  return price.kind === 'priced' && price.total !== savedTotal
    ? text.quotePriceDiffers(reference, formatGbp(savedTotal), formatGbp(price.total))
    : null;
}
