import {
  type AuditSubject,
  type BasinSize,
  readBasinSize,
  type CatalogueKind,
  catalogueLimits,
  type PricedKind,
} from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { Basin } from '../basin.entity';
import type { CatalogueRow } from '../catalogue-row.entity';
import { Color, materialNameOfSql } from '../color.entity';
import { Cutout, SinkType } from '../flat-part.entity';
import { Material, colorsOfSql } from '../material.entity';
import { Thickness } from '../thickness.entity';

export interface ItemRows {
  materials: Material;
  colors: Color;
  'sink-types': SinkType;
  thicknesses: Thickness;
  cutouts: Cutout;
  basins: Basin;
}

export type ItemFields = Partial<Material & Color & SinkType & Thickness & Cutout & Basin>;

export type ItemSubject = Extract<
  AuditSubject,
  'material' | 'color' | 'sink-type' | 'thickness' | 'cutout' | 'basin'
>;

interface ItemKind {
  entity: new () => CatalogueRow;
  table: string;
  subject: ItemSubject;
  fields: readonly (keyof ItemFields)[];
  /** The field that must be unique (D32), and the one shown as a row's title. */
  uniqueField: 'name' | 'value';
  titleField: 'name' | 'displayName';
  price?: ItemPrice;
  searchedColumns: readonly string[];
  sorts: Readonly<Record<string, string>>;
}

interface ItemPrice {
  field: 'basePrice' | 'priceModifier';
  column: string;
  places: 2 | 3;
  limits: { min: number; max: number };
}

interface PricedItemKind extends ItemKind {
  price: ItemPrice;
}

const sortsBy = (title: string, price?: string) => ({
  name: `lower(part.${title})`,
  ...(price && { price: `part.${price}` }),
  status: 'part.isActive',
  // Rows that were never changed count as oldest.
  updated: `coalesce(part.updatedAt, '-infinity')`,
});

const priceModifier = (limits: { min: number; max: number }): ItemPrice => ({
  field: 'priceModifier',
  column: 'price_modifier',
  places: 2,
  limits,
});

const flatPart = (
  entity: ItemKind['entity'],
  table: string,
  { subject, ownField }: { subject: ItemSubject; ownField: keyof ItemFields },
): PricedItemKind => ({
  entity,
  table,
  subject,
  fields: ['name', 'description', 'priceModifier', ownField, 'isActive'],
  uniqueField: 'name',
  titleField: 'name',
  price: priceModifier(catalogueLimits.flatModifier),
  searchedColumns: ['part.name', 'part.description'],
  sorts: sortsBy('name', 'priceModifier'),
});

export const itemKinds: Readonly<Record<CatalogueKind, ItemKind> & Record<PricedKind, PricedItemKind>> = {
  materials: {
    entity: Material,
    table: 'material',
    subject: 'material',
    fields: [
      'name',
      'description',
      'basePrice',
      'features',
      'applications',
      'maintenance',
      'warranty',
      'thicknesses',
      'isActive',
    ],
    uniqueField: 'name',
    titleField: 'name',
    price: { field: 'basePrice', column: 'base_price', places: 3, limits: catalogueLimits.basePrice },
    searchedColumns: ['part.name', 'part.description'],
    sorts: { ...sortsBy('name', 'basePrice'), colors: `(${colorsOfSql('part')})` },
  },
  colors: {
    entity: Color,
    table: 'color',
    subject: 'color',
    fields: ['materialId', 'name', 'hexCode', 'imageUrl', 'imageUrl2', 'priceModifier', 'isActive'],
    uniqueField: 'name',
    titleField: 'name',
    price: priceModifier(catalogueLimits.colorModifier),
    searchedColumns: ['part.name', 'part.hexCode', `(${materialNameOfSql('part')})`],
    sorts: { ...sortsBy('name', 'priceModifier'), material: `lower((${materialNameOfSql('part')}))` },
  },
  'sink-types': flatPart(SinkType, 'sink_type', { subject: 'sink-type', ownField: 'includesBasin' }),
  thicknesses: {
    entity: Thickness,
    table: 'thickness',
    subject: 'thickness',
    fields: ['value', 'displayName', 'priceModifier', 'isActive'],
    uniqueField: 'value',
    titleField: 'displayName',
    price: priceModifier(catalogueLimits.colorModifier),
    searchedColumns: ['part.value', 'part.displayName'],
    sorts: {
      ...sortsBy('displayName', 'priceModifier'),
      // 3mm comes before 12mm.
      value: `coalesce(substring(part.value FROM '[0-9]+(?:[.][0-9]+)?')::numeric, 'Infinity'::numeric)`,
    },
  },
  cutouts: flatPart(Cutout, 'cutout', { subject: 'cutout', ownField: 'excludes' }),
  basins: {
    entity: Basin,
    table: 'basin',
    subject: 'basin',
    fields: ['maker', 'name', 'type', 'size', 'template', 'isActive'],
    uniqueField: 'name',
    titleField: 'name',
    searchedColumns: ['part.maker', 'part.name', 'part.type'],
    sorts: { ...sortsBy('name'), maker: 'lower(part.maker)', type: 'part.type' },
  },
};

/** In these fields, null removes the file. In others, null means that the field was left out (D11). */
const nullableFields = ['imageUrl', 'imageUrl2', 'template'];

/** The writable fields of a validated request, normalised for storage. */
export function readFields(kind: CatalogueKind, request: object): ItemFields {
  const { fields: writable, price } = itemKinds[kind];
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(request)) {
    if (!(writable as readonly string[]).includes(field) || value === undefined) continue;
    if (nullableFields.includes(field)) fields[field] = value === '' ? null : value;
    else if (value !== null) fields[field] = normalise(field, value, price);
  }
  return fields;
}

function normalise(field: string, value: unknown, price: ItemPrice | undefined): unknown {
  if (price && field === price.field) return toPlaces(String(value).trim(), price.places);
  if (field === 'materialId') return Number(value);
  if (field === 'size') return readBasinSize(value as BasinSize);
  if (field === 'hexCode') return String(value).trim().toLowerCase();
  if (Array.isArray(value)) return value.map((line) => String(line).trim());
  return typeof value === 'string' ? value.trim() : value;
}
