import type { QuoteResponse } from '@app/contracts';
import type { CalculatorState } from './calculator-state';

/** A saved quote as a starting point. Its notes stay behind where they may be somebody else's. */
export const stateFromQuote = (quote: QuoteResponse, { isOwn = false } = {}): CalculatorState => ({
  materialId: quote.materialId,
  colorId: quote.colorId,
  sinkTypeId: quote.sinkTypeId,
  thicknessId: quote.thicknessId,
  cutoutId: quote.cutoutId,
  cutoutIds: quote.cutoutIds,
  length: String(quote.length),
  width: String(quote.width),
  quantity: quote.quantity,
  notes: (isOwn && quote.notes) || '',
});
