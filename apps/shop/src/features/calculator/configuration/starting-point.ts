import { type Catalogue, type SelectionPrice, priceSelection, selectParts } from '@app/configuration';
import type { QuoteResponse } from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import type { CalculatorPreset } from '../../../lib/open-calculator';
import { text } from '../text';
import { emptyState, type CalculatorState } from './calculator-state';
import { stateFromQuote } from './from-quote';
import { reconcile } from './reconcile';

export interface StartingPoint {
  values: CalculatorState;
  /** What the visitor should know about it. */
  notice: string | null;
}

/** What the calculator opens with: nothing, a material, or a saved quote with its gaps and new price named (D4). */
export function startingPoint(preset: CalculatorPreset, catalogue: Catalogue): StartingPoint {
  if (preset.quote) {
    const { state: values, gone } = reconcile(
      stateFromQuote(preset.quote, { isOwn: preset.isOwn }),
      catalogue,
    );
    const change =
      gone.length > 0
        ? text.gone(gone)
        : priceChange(preset.quote, priceSelection(selectParts(values, catalogue)));
    const place = preset.replacesInBasket ? text.replacesInBasket(preset.quote.reference) : null;
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
