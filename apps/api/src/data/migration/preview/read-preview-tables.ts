import { catalogueLimits, type CatalogueKind, type FieldError } from '@app/contracts';
import { keyOf, type ItemFields, type PreviewItem } from '../catalogue-item';
import { flag, hexCode, line, lines, price, rowId, words, type Column } from './column-rules';
import { sourceInvalid } from './preview-source';
import { readColorImages } from './read-color-images';

/** The tables of a catalogue, in the order in which they are read. */
export const previewTableNames = ['material', 'color', 'sink_type', 'thickness', 'cutout'] as const;
export type PreviewTableName = (typeof previewTableNames)[number];

/** Rows as they come from outside, by the names of their columns; nothing about them is known yet. */
export type PreviewTables = Record<PreviewTableName, readonly unknown[]>;

/** More rows than that are no catalogue of a shop. */
export const mostRows = 5_000;

type Columns = Readonly<
  Record<string, { field: keyof ItemFields; column: Column<unknown>; isOptional?: true }>
>;

const { name, description, text, basePrice, colorModifier, flatModifier } = catalogueLimits;
const flatPart: Columns = {
  name: { field: 'name', column: line(name) },
  description: { field: 'description', column: words(description) },
  price_modifier: { field: 'priceModifier', column: price(flatModifier, 2) },
};

const tables: Readonly<Record<PreviewTableName, { kind: CatalogueKind; unique: string; columns: Columns }>> =
  {
    material: {
      kind: 'materials',
      unique: 'name',
      columns: {
        name: { field: 'name', column: line(name) },
        description: { field: 'description', column: words(description) },
        base_price: { field: 'basePrice', column: price(basePrice, 3) },
        features: { field: 'features', column: lines },
        applications: { field: 'applications', column: lines },
        maintenance: { field: 'maintenance', column: words(text) },
        warranty: { field: 'warranty', column: words(text) },
        // As with the price modifier below.
        thicknesses: { field: 'thicknesses', column: lines, isOptional: true },
      },
    },
    color: {
      kind: 'colors',
      unique: 'name',
      columns: {
        name: { field: 'name', column: line(name) },
        hex_code: { field: 'hexCode', column: hexCode },
        price_modifier: { field: 'priceModifier', column: price(colorModifier, 2) },
      },
    },
    sink_type: { kind: 'sink-types', unique: 'name', columns: flatPart },
    thickness: {
      kind: 'thicknesses',
      unique: 'value',
      columns: {
        value: { field: 'value', column: line(name) },
        display_name: { field: 'displayName', column: line(name) },
        // The catalogue that ships with the product leaves it at its default, and to staff.
        price_modifier: { field: 'priceModifier', column: price(colorModifier, 2), isOptional: true },
      },
    },
    cutout: { kind: 'cutouts', unique: 'name', columns: flatPart },
  };

/**
 * The rows of Preview that are not deleted, each in the form in which Live would store it.
 * @throws AppError `migration/source-invalid`, which names each place: nothing of what comes from outside is believed
 */
export function readPreviewTables(given: PreviewTables): PreviewItem[] {
  const problems: FieldError[] = [];
  const materials = new Map<number, string>();
  const items = previewTableNames.flatMap((table) => {
    const rows = given[table];
    if (!Array.isArray(rows) || rows.length > mostRows) {
      problems.push({ field: table, message: `must be a list of at most ${mostRows} rows` });
      return [];
    }
    return rows.flatMap((row: unknown, index) => {
      const read = readRow(table, row, materials);
      const place = placeOf(table, index, row);
      problems.push(
        ...read.problems.map(({ field, message }) => ({
          field: field ? `${place}: ${field}` : place,
          message,
        })),
      );
      return read.item ?? [];
    });
  });
  if (!problems.length) problems.push(...twice(items));
  if (problems.length) throw sourceInvalid(problems);
  return items;
}

interface ReadRow {
  item: PreviewItem | null;
  problems: FieldError[];
}

/** @param materials names by id, filled by the materials and read by the colours */
function readRow(table: PreviewTableName, given: unknown, materials: Map<number, string>): ReadRow {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { item: null, problems: [{ field: '', message: 'must be a row' }] };
  const row = new Map<string, unknown>(Object.entries(given));
  if ((row.get('deleted_at') ?? null) !== null) return { item: null, problems: [] };
  const { kind, unique, columns } = tables[table];
  const problems: FieldError[] = [];
  const fields: Record<string, unknown> = {};
  const read = <Value>(
    column: string,
    reading: Column<Value>,
    value = row.get(column),
  ): Value | undefined => {
    const result = reading(value);
    if ('value' in result) return result.value;
    problems.push({ field: column, message: result.problem });
    return undefined;
  };
  for (const [column, { field, column: reading, isOptional = false }] of Object.entries(columns))
    if (!isOptional || row.has(column)) fields[field] = read(column, reading);
  fields.isActive = row.has('is_active') ? read('is_active', flag) : true;

  const own = String(fields[tables[table].columns[unique]?.field ?? '']);
  if (table === 'material') materials.set(read('id', rowId) ?? 0, own);
  if (table !== 'color') return { item: { kind, name: own, material: null, fields }, problems };
  const material = materials.get(read('material_id', rowId) ?? 0);
  if (material === undefined) problems.push({ field: 'material_id', message: 'must be that of a material' });
  Object.assign(fields, read('images', readColorImages, given));
  return { item: { kind, name: own, material: material ?? '', fields }, problems };
}

/** Where in Preview: the table, the number of the row, and what it is called, if it is called anything. */
function placeOf(table: PreviewTableName, index: number, row: unknown): string {
  const called = (row as Record<string, unknown> | null)?.[tables[table].unique];
  const shown =
    typeof called === 'string' ? ` (${called.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ').slice(0, 60)})` : '';
  return `${table}, row ${index + 1}${shown}`;
}

/** Live could keep only one of them. */
function twice(items: readonly PreviewItem[]): FieldError[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown ? [{ field: `${item.kind}, ${item.name}`, message: 'is there twice' }] : [];
  });
}
