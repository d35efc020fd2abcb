import type { SaveQuoteRequest } from '@app/contracts';
import type { CatalogueParts } from './catalogue-parts';

/** Shared, so that quotes in tests can replace one another. */
const basketSessionId = 'session-1763715600000-0123456789abcdef0123456789abcdef';

/** A valid configuration: 1200 × 350 mm in Calacatta Gold, without cut-outs, £357.00. */
export const aQuote = (parts: CatalogueParts, details: Partial<SaveQuoteRequest> = {}): SaveQuoteRequest => ({
  materialId: parts.material('Marble').id,
  colorId: parts.color('Calacatta Gold').id,
  thicknessId: parts.thickness('20mm').id,
  length: 1200,
  width: 350,
  basketSessionId,
  ...details,
});
