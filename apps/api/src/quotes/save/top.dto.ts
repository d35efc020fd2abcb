import { type SaveQuoteRequest, quoteLimits } from '@app/contracts';
import { optionalLayout } from './layout-rule';
import { dtoOf, optional, optionalPublicId, optionalText } from '../../platform/validation';

/** Digits or nothing: '' means absent (D11). */
const digits = /^\s*\d{0,15}\s*$/;

const isId = (value: unknown) =>
  value === null ||
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) ||
  (typeof value === 'string' && digits.test(value));

const idSchema = {
  anyOf: [
    { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    { type: 'string', pattern: '^\\d{0,15}$' },
  ],
};

const partId = optional({
  accepts: isId,
  message: 'This must be the number of a part.',
  schema: idSchema,
});

const maxIds = 100;

const jsonId = '(?:0|[1-9]\\d{0,14})';
const jsonIds = `^\\[(?:${jsonId}(?:,${jsonId}){0,${maxIds - 1}})?\\]$`;

/** undefined: neither JSON nor a comma-separated list. */
function idsIn(text: string): unknown[] | undefined {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Without absent ids; undefined: malformed (D11). */
export function parseIds(value: unknown): number[] | undefined {
  const list = typeof value === 'string' ? idsIn(value) : value;
  if (!Array.isArray(list) || list.length > maxIds || !list.every(isId)) return undefined;
  return list.filter((id) => id !== null && String(id).trim() !== '').map(Number);
}

const partIds = optional({
  accepts: (value) => parseIds(value) !== undefined,
  message: 'This must be a list of part numbers.',
  schema: {
    anyOf: [
      { type: 'array', maxItems: maxIds, items: { anyOf: [{ type: 'null' }, idSchema] } },
      { type: 'string', pattern: `^\\d{1,15}(?:,\\d{1,15}){0,${maxIds - 1}}$` },
      { type: 'string', pattern: jsonIds },
    ],
  },
});

export function parseNumber(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return value;
  return value?.trim() ? Number(value) : null;
}

/** A number or a string of digits (D11). The range is checked later. */
const wholeMillimetres = optional({
  accepts: (value) =>
    typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && digits.test(value),
  message: 'This must be whole millimetres.',
  schema: {
    anyOf: [
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'string', pattern: '^\\d{0,15}$' },
    ],
  },
});

const quantity = optional({
  accepts: (value) =>
    (typeof value === 'number' || typeof value === 'string') && /^(?:[1-9]\d?)?$/.test(String(value)),
  message: `We quote from ${quoteLimits.quantity.min} to ${quoteLimits.quantity.max} equal tops at once.`,
  schema: {
    anyOf: [
      { type: 'integer', minimum: quoteLimits.quantity.min, maximum: quoteLimits.quantity.max },
      { type: 'string', pattern: '^(?:[1-9]\\d?)?$' },
    ],
  },
});

export const configurationRules = {
  materialId: partId,
  colorId: partId,
  sinkTypeId: partId,
  thicknessId: partId,
  cutoutIds: partIds,
  length: wholeMillimetres,
  width: wholeMillimetres,
  quantity,
};

/** All optional: `readRequestedTop` says what is missing. */
export class TopDto extends dtoOf<
  Partial<Omit<SaveQuoteRequest, 'area' | 'basePrice' | 'totalPrice' | 'basketSessionId'>>
>({
  ...configurationRules,
  cutoutId: partId,
  layout: optionalLayout,
  notes: optionalText(quoteLimits.notes),
  replacesQuoteId: optionalPublicId,
}) {}
