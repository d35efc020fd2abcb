import { catalogueLimits, type AuditSubject, type CatalogueKind } from '@app/contracts';

/** What the audit log calls the rows of a kind. */
export type ItemSubject = Extract<AuditSubject, 'material' | 'color' | 'sink-type' | 'thickness' | 'cutout'>;

/** What the database and the wire call a kind of rows, and what staff may do with it. */
export interface PartTable {
  table: string;
  /** What the audit log calls one row. */
  subject: ItemSubject;
  /** The fields that staff may write, and their columns. */
  columns: Readonly<Record<string, string>>;
  /** A row as staff see it, of the table called `part`. */
  selected: string;
  /** The field that tells rows apart (D32), and the one that people call a row by. */
  uniqueField: 'name' | 'value';
  titleField: 'name' | 'displayName';
  price: {
    field: 'basePrice' | 'priceModifier';
    column: string;
    places: 2 | 3;
    limits: { min: number; max: number };
  };
  /** What a search looks into. */
  searched: readonly string[];
  /** What a list can be sorted by. */
  sorts: Readonly<Record<string, string>>;
}

const kept = `part.id, part.is_active AS "isActive", part.version, part.updated_at AS "updatedAt"`;
const modifier = `part.price_modifier::text AS "priceModifier"`;
const colorsOf = (condition = '') =>
  `(SELECT count(*)::integer FROM color WHERE material_id = part.id AND deleted_at IS NULL${condition})`;
const materialName = '(SELECT owner.name FROM material AS owner WHERE owner.id = part.material_id)';

const sortsBy = (title: string, price: string) => ({
  name: `lower(${title})`,
  price,
  status: 'part.is_active',
  // Rows that nobody has changed count as the oldest.
  updated: `coalesce(part.updated_at, '-infinity')`,
});

const isActive = { isActive: 'is_active' };
const flatColumns = {
  name: 'name',
  description: 'description',
  priceModifier: 'price_modifier',
  ...isActive,
};

const flatPart = (table: string, subject: ItemSubject): PartTable => ({
  table,
  subject,
  columns: flatColumns,
  selected: `${kept}, part.name, part.description, ${modifier}`,
  uniqueField: 'name',
  titleField: 'name',
  price: {
    field: 'priceModifier',
    column: 'price_modifier',
    places: 2,
    limits: catalogueLimits.flatModifier,
  },
  searched: ['part.name', 'part.description'],
  sorts: sortsBy('part.name', 'part.price_modifier'),
});

export const partTables: Readonly<Record<CatalogueKind, PartTable>> = {
  materials: {
    table: 'material',
    subject: 'material',
    columns: {
      name: 'name',
      description: 'description',
      basePrice: 'base_price',
      features: 'features',
      applications: 'applications',
      maintenance: 'maintenance',
      warranty: 'warranty',
      thicknesses: 'thicknesses',
      ...isActive,
    },
    selected: `${kept}, part.name, part.description, part.base_price::text AS "basePrice",
      part.features, part.applications, part.maintenance, part.warranty, part.thicknesses,
      ${colorsOf()} AS "colorCount", ${colorsOf(' AND is_active')} AS "activeColorCount"`,
    uniqueField: 'name',
    titleField: 'name',
    price: { field: 'basePrice', column: 'base_price', places: 3, limits: catalogueLimits.basePrice },
    searched: ['part.name', 'part.description'],
    sorts: { ...sortsBy('part.name', 'part.base_price'), colors: colorsOf() },
  },
  colors: {
    table: 'color',
    subject: 'color',
    columns: {
      materialId: 'material_id',
      name: 'name',
      hexCode: 'hex_code',
      imageUrl: 'image_url',
      imageUrl2: 'image_url2',
      priceModifier: 'price_modifier',
      ...isActive,
    },
    selected: `${kept}, part.material_id AS "materialId", ${materialName} AS "materialName", part.name,
      part.hex_code AS "hexCode", part.image_url AS "imageUrl", part.image_url2 AS "imageUrl2", ${modifier},
      part.images, part.strip_url AS "stripUrl"`,
    uniqueField: 'name',
    titleField: 'name',
    price: {
      field: 'priceModifier',
      column: 'price_modifier',
      places: 2,
      limits: catalogueLimits.colorModifier,
    },
    searched: ['part.name', 'part.hex_code', materialName],
    sorts: { ...sortsBy('part.name', 'part.price_modifier'), material: `lower(${materialName})` },
  },
  'sink-types': flatPart('sink_type', 'sink-type'),
  thicknesses: {
    table: 'thickness',
    subject: 'thickness',
    columns: {
      value: 'value',
      displayName: 'display_name',
      priceModifier: 'price_modifier',
      ...isActive,
    },
    selected: `${kept}, part.value, part.display_name AS "displayName", ${modifier}`,
    uniqueField: 'value',
    titleField: 'displayName',
    price: {
      field: 'priceModifier',
      column: 'price_modifier',
      places: 2,
      limits: catalogueLimits.colorModifier,
    },
    searched: ['part.value', 'part.display_name'],
    sorts: {
      ...sortsBy('part.display_name', 'part.price_modifier'),
      // 3mm comes before 12mm.
      value: `coalesce(substring(part.value FROM '[0-9]+(?:[.][0-9]+)?')::numeric, 'Infinity'::numeric)`,
    },
  },
  cutouts: flatPart('cutout', 'cutout'),
};
