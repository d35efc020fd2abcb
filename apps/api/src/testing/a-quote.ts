import type { SaveQuoteRequest } from '@app/contracts';
import type { CatalogueParts } from './catalogue-parts';

/** A configuration that can be saved: 1200 × 350 mm in Calacatta Gold, nothing cut into it, £357.00. */
export const aQuote = (parts: CatalogueParts, details: Partial<SaveQuoteRequest> = {}): SaveQuoteRequest => ({
  materialId: parts.material('Marble').id,
  colorId: parts.color('Calacatta Gold').id,
  thicknessId: parts.thickness('20mm').id,
  length: 1200,
  width: 350,
  ...details,
});
