import { priceChangeLimits, type PricedKind, type PriceChangeRequest } from '@app/contracts';
import { ambiguityText, readAmount } from '@app/pricing';
import { text } from './text';

export interface PriceChangeFields {
  kind: PricedKind;
  /** Only for colours: a material's id as text; '' for all. */
  materialId: string;
  by: 'percent' | 'amount';
  /** Signed, as typed: '+4', '−2.5'. */
  value: string;
  includeInactive: boolean;
}

/** Reads '+4%', ' 2,5', '−£0.20'. A percentage has no thousands separator, so '4.125' is a decimal. */
const readChange = ({ kind, by, value }: Pick<PriceChangeFields, 'kind' | 'by' | 'value'>) =>
  readAmount(value.replace('%', ''), by === 'percent' || kind === 'materials' ? 3 : 2);

/** null: ready to preview. */
export function changeProblem(fields: Pick<PriceChangeFields, 'kind' | 'value' | 'by'>): string | null {
  const { kind, value, by } = fields;
  if (value.trim() === '') return text.missing[by];
  const change = readChange(fields);
  if (change.kind === 'unreadable') return text.malformed[by];
  if (change.kind === 'ambiguous') return ambiguityText(change.readings, by === 'amount' ? '£' : '');
  const size = Number(change.decimal);
  if (size === 0) return text.noChange;
  const places = by === 'amount' && kind === 'materials' ? 3 : 2;
  if ((change.decimal.split('.')[1] ?? '').replace(/0+$/, '').length > places) return text.tooFine(places);
  const { min, max } = priceChangeLimits.percent;
  return by === 'percent' && (size < min || size > max) ? text.outOfReach(min, max) : null;
}

export function toPriceChangeRequest(fields: PriceChangeFields): PriceChangeRequest {
  const { kind, materialId, by, value, includeInactive } = fields;
  const read = readChange(fields);
  const change = read.kind === 'amount' ? read.decimal : value;
  return {
    kind,
    ...(kind === 'colors' ? { materialId: materialId === '' ? null : Number(materialId) } : {}),
    ...(by === 'percent' ? { percent: change } : { amount: change }),
    includeInactive,
  };
}
