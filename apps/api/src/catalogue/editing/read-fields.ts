import type { CatalogueKind } from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { itemKinds, type ItemFields } from './item-kinds';

/** Where null says something: no picture. Elsewhere it means that the field is left out (D11). */
const mayBeNull = ['imageUrl', 'imageUrl2'];

/** The fields that a request writes, each in the one form that is stored. The request's form has been checked. */
export function readFields(kind: CatalogueKind, request: object): ItemFields {
  const { fields: writable, price } = itemKinds[kind];
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(request)) {
    if (!(writable as readonly string[]).includes(field) || value === undefined) continue;
    if (mayBeNull.includes(field)) fields[field] = value === '' ? null : value;
    else if (value !== null) fields[field] = read(field, value, price);
  }
  return fields;
}

function read(field: string, value: unknown, price: { field: string; places: number }): unknown {
  if (field === price.field) return toPlaces(String(value).trim(), price.places);
  if (field === 'materialId') return Number(value);
  if (field === 'hexCode') return String(value).trim().toLowerCase();
  if (Array.isArray(value)) return value.map((line) => String(line).trim());
  return typeof value === 'string' ? value.trim() : value;
}
