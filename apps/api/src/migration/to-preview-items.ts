import type { PricedKind, ColorImage } from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { withOrderedKeys, type ItemFields, type PreviewItem } from './catalogue-item';

type Row = Readonly<Record<string, unknown>>;

export type PreviewTables = Record<'material' | 'color' | 'sink_type' | 'thickness' | 'cutout', Row[]>;

const unchanged = (value: unknown) => value;
const pounds = (value: unknown) => toPlaces(String(value), 2);
const images = (value: unknown) => (value as ColorImage[]).map(withOrderedKeys);

type Columns = Readonly<Record<string, readonly [keyof ItemFields, (value: unknown) => unknown]>>;

const common: Columns = {
  name: ['name', unchanged],
  description: ['description', unchanged],
  is_active: ['isActive', unchanged],
  price_modifier: ['priceModifier', pounds],
};

const tables: Readonly<Record<keyof PreviewTables, { kind: PricedKind; name: string; columns: Columns }>> = {
  material: {
    kind: 'materials',
    name: 'name',
    columns: {
      ...common,
      base_price: ['basePrice', (value) => toPlaces(String(value), 3)],
      features: ['features', unchanged],
      applications: ['applications', unchanged],
      maintenance: ['maintenance', unchanged],
      warranty: ['warranty', unchanged],
      thicknesses: ['thicknesses', unchanged],
    },
  },
  color: {
    kind: 'colors',
    name: 'name',
    columns: {
      ...common,
      hex_code: ['hexCode', unchanged],
      image_url: ['imageUrl', unchanged],
      image_url2: ['imageUrl2', unchanged],
      images: ['images', images],
      strip_url: ['stripUrl', unchanged],
    },
  },
  sink_type: {
    kind: 'sink-types',
    name: 'name',
    columns: { ...common, includes_basin: ['includesBasin', unchanged] },
  },
  thickness: {
    kind: 'thicknesses',
    name: 'value',
    columns: { ...common, value: ['value', unchanged], display_name: ['displayName', unchanged] },
  },
  cutout: { kind: 'cutouts', name: 'name', columns: { ...common, excludes: ['excludes', unchanged] } },
};

/** Preview rows in the form of the live catalogue. Missing columns are not compared. */
export function toPreviewItems(previewTables: PreviewTables): PreviewItem[] {
  const materials = new Map(previewTables.material.map(({ id, name }) => [id, String(name)]));
  return (Object.keys(tables) as (keyof PreviewTables)[]).flatMap((table) => {
    const { kind, name, columns } = tables[table];
    return previewTables[table].map((row): PreviewItem => {
      const fields = Object.entries(columns)
        .filter(([column]) => column in row)
        .map(([column, [field, read]]) => [field, read(row[column])] as const);
      return {
        kind,
        name: String(row[name]),
        material: table === 'color' ? (materials.get(row.material_id) ?? '') : null,
        fields: { isActive: true, ...(Object.fromEntries(fields) as ItemFields) },
      };
    });
  });
}
