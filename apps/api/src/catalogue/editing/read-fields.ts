import type { CatalogueKind } from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { partTables } from './part-table';

/** Values of some of a row's fields, by their names on the wire, as the database would hand them back. */
export type Fields = Record<string, unknown>;

/** Where null says something: no picture. Elsewhere it means that the field is left out (D11). */
const mayBeNull = ['imageUrl', 'imageUrl2'];

/** The fields that a request writes, each in the one form that is stored. The request's form has been checked. */
export function readFields(kind: CatalogueKind, request: object): Fields {
  const { columns, price } = partTables[kind];
  const fields: Fields = {};
  for (const [field, value] of Object.entries(request)) {
    if (!Object.hasOwn(columns, field) || value === undefined) continue;
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
