import { formatGbp, toPence } from '@app/pricing';
import type { CalculatorPreset } from '../../../lib/open-calculator';
import { text } from '../text';
import { emptyState, type CalculatorState } from './calculator-state';
import type { Catalogue } from './catalogue';
import { stateFromQuote } from './from-quote';
import { priceSelection } from './price-selection';
import { reconcile } from './reconcile';
import { selectParts } from './selection';

export interface StartingPoint {
  values: CalculatorState;
  /** What the visitor should know about it. */
  notice: string | null;
}

/** What the calculator opens with: nothing, a material, or a saved quote with its gaps and new price named (D4). */
export function startingPoint(preset: CalculatorPreset, catalogue: Catalogue): StartingPoint {
  if (preset.quote) {
    const { reference, totalPrice } = preset.quote;
    const { state: values, gone } = reconcile(
      stateFromQuote(preset.quote, { isOwn: preset.isOwn }),
      catalogue,
    );
    if (gone.length > 0) return { values, notice: text.gone(gone) };
    const price = priceSelection(selectParts(values, catalogue));
    const differs = price.kind === 'priced' && price.total !== toPence(totalPrice);
    return {
      values,
      notice: differs
        ? text.quotePriceDiffers(reference, formatGbp(toPence(totalPrice)), formatGbp(price.total))
        : null,
    };
  }
  const wanted = preset.material?.toLowerCase();
  const material = catalogue.materials.find(({ name }) => name.toLowerCase() === wanted);
  return { values: { ...emptyState, materialId: material?.id ?? null }, notice: null };
}
