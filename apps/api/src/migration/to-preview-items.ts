import type { CatalogueKind, ColorImage } from '@app/contracts';
import { toPlaces } from '@app/pricing';
import { inOrder, type ItemFields, type PreviewItem } from './catalogue-item';

type Row = Readonly<Record<string, unknown>>;

export type PreviewTables = Record<'material' | 'color' | 'sink_type' | 'thickness' | 'cutout', Row[]>;

const as = (value: unknown) => value;
const pounds = (value: unknown) => toPlaces(String(value), 2);
const images = (value: unknown) => (value as ColorImage[]).map(inOrder);

type Columns = Readonly<Record<string, readonly [keyof ItemFields, (value: unknown) => unknown]>>;

const common: Columns = {
  name: ['name', as],
  description: ['description', as],
  is_active: ['isActive', as],
  price_modifier: ['priceModifier', pounds],
};

const tables: Readonly<Record<keyof PreviewTables, { kind: CatalogueKind; name: string; columns: Columns }>> =
  {
    material: {
      kind: 'materials',
      name: 'name',
      columns: {
        ...common,
        base_price: ['basePrice', (value) => toPlaces(String(value), 3)],
        features: ['features', as],
        applications: ['applications', as],
        maintenance: ['maintenance', as],
        warranty: ['warranty', as],
        thicknesses: ['thicknesses', as],
      },
    },
    color: {
      kind: 'colors',
      name: 'name',
      columns: {
        ...common,
        hex_code: ['hexCode', as],
        image_url: ['imageUrl', as],
        image_url2: ['imageUrl2', as],
        images: ['images', images],
        strip_url: ['stripUrl', as],
      },
    },
    sink_type: { kind: 'sink-types', name: 'name', columns: common },
    thickness: {
      kind: 'thicknesses',
      name: 'value',
      columns: { ...common, value: ['value', as], display_name: ['displayName', as] },
    },
    cutout: { kind: 'cutouts', name: 'name', columns: common },
  };

/** Preview rows in the form that live stores. Missing columns are not compared. */
export function toPreviewItems(given: PreviewTables): PreviewItem[] {
  const materials = new Map(given.material.map(({ id, name }) => [id, String(name)]));
  return (Object.keys(tables) as (keyof PreviewTables)[]).flatMap((table) => {
    const { kind, name, columns } = tables[table];
    return given[table].map((row): PreviewItem => {
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
