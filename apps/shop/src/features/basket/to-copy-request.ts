import type { QuoteResponse, SaveQuoteRequest } from '@app/contracts';

/** Asks for the same top again, at the price that the visitor was shown for it (D1). */
export const toCopyRequest = (quote: QuoteResponse): SaveQuoteRequest => ({
  materialId: quote.materialId,
  colorId: quote.colorId,
  sinkTypeId: quote.sinkTypeId,
  thicknessId: quote.thicknessId,
  cutoutId: quote.cutoutId,
  cutoutIds: quote.cutoutIds,
  length: quote.length,
  width: quote.width,
  totalPrice: quote.totalPrice,
  notes: quote.notes,
});
