import type { PricedKind, FieldDifference, MigrationDifference } from '@app/contracts';
import { pounds, splitCamelCase } from '../../lib/format-text';
import { timeInSentence } from '../../lib/status/short-time';
import { created, fieldNames, values } from './text';

/** Characters; longer values are shortened until unfolded. */
const maxShortLength = 60;
/** Characters; longer words, such as URLs, are cut as well. */
const maxWordLength = 20;

/** null: the record is new. */
export interface FieldText {
  field: string;
  live: string;
  preview: string;
}

export const fieldText = (kind: PricedKind, { field, live, preview }: FieldDifference): FieldText => ({
  field: fieldNames[field] ?? splitCamelCase(field),
  live: valueText(kind, field, live),
  preview: valueText(kind, field, preview),
});

/** 'new, with 4 colours'; '2 image URLs, £6.80 per 100×100 mm'. */
export function createdText({ kind, fields, colors }: MigrationDifference): string {
  const value = (name: string) => fields.find(({ field }) => field === name)?.preview ?? null;
  const price = value('priceModifier');
  const parts: (string | null)[] = [];
  switch (kind) {
    case 'materials':
      return created.material(colors);
    case 'colors': {
      const images = [value('imageUrl'), value('imageUrl2')].filter(Boolean).length;
      parts.push(images > 0 ? created.images(images) : null, price && created.perUnit(pounds(price)));
      break;
    }
    case 'thicknesses':
      parts.push(value('displayName'));
      break;
    case 'sink-types':
    case 'cutouts':
      parts.push(price && pounds(price));
  }
  return parts.filter(Boolean).join(', ') || created.plain;
}

export function truncate(value: string): string {
  if (value.length <= maxShortLength) return value;
  const end = value.lastIndexOf(' ', maxShortLength);
  const isLongWord = end < maxShortLength - maxWordLength;
  const cut = value.slice(0, isLongWord ? maxShortLength : end);
  return `${cut.replace(/[\s.,;:]+$/, '')}…`;
}

function valueText(kind: PricedKind, field: string, value: string | null): string {
  if (field === 'deletedAt') return value ? timeInSentence(value) : values.notDeleted;
  if (value === null || value === '') return values.none;
  if (value === 'true') return values.yes;
  if (value === 'false') return values.no;
  // A thickness has a factor; all others are pounds (specification §3).
  if (field === 'basePrice' || (field === 'priceModifier' && kind !== 'thicknesses')) return pounds(value);
  return /^image/.test(field) ? imageName(value) : value;
}

/** '/api/images/emperador-dark-scene.jpg' → 'emperador-dark-scene'; for uploads, the start of the digest. */
const imageName = (address: string): string =>
  address
    .slice(address.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/^([0-9a-f]{8})[0-9a-f]{56}.*$/, (_, digest: string) => values.uploaded(digest));
