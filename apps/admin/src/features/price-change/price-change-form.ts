import { priceChangeLimits, type CatalogueKind, type PriceChangeRequest } from '@app/contracts';
import { text } from './text';

export interface PriceChangeFields {
  kind: CatalogueKind;
  /** Of colours: the id of one material as text, '' for all. */
  materialId: string;
  by: 'percent' | 'amount';
  /** Signed, as typed: '+4', '−2.5'. */
  value: string;
  includeInactive: boolean;
}

const signed = /^[+-]?(?:\d{1,6}(?:\.\d+)?|\.\d+)$/;

/** '+4 %', ' 2.5', '−£0.20' as a signed decimal without ornament. */
export function readChange(typed: string): string {
  const plain = typed
    .replace(/[\s£%]/g, '')
    .replace('−', '-')
    .replace(/^\+/, '');
  return plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
}

/** Why this change will not do, as a sentence; null where it may be previewed. */
export function changeProblem({
  kind,
  value,
  by,
}: Pick<PriceChangeFields, 'kind' | 'value' | 'by'>): string | null {
  const change = readChange(value);
  if (change === '') return text.missing[by];
  if (!signed.test(change)) return text.malformed[by];
  const size = Number(change);
  if (size === 0) return text.noChange;
  const places = by === 'amount' && kind === 'materials' ? 3 : 2;
  if ((change.split('.')[1] ?? '').replace(/0+$/, '').length > places) return text.tooFine(places);
  const { min, max } = priceChangeLimits.percent;
  return by === 'percent' && (size < min || size > max) ? text.outOfReach(min, max) : null;
}

export function requestOf(fields: PriceChangeFields): PriceChangeRequest {
  const { kind, materialId, by, value, includeInactive } = fields;
  const change = readChange(value);
  return {
    kind,
    ...(kind === 'colors' ? { materialId: materialId === '' ? null : Number(materialId) } : {}),
    ...(by === 'percent' ? { percent: change } : { amount: change }),
    includeInactive,
  };
}
