import type { CatalogueKind, Color, ColorImage, Material, Thickness } from '@app/contracts';

/** What a row of the catalogue says, by the names on the wire; money as the database writes it. */
export type ItemFields = Partial<Omit<Material & Color & Thickness, 'id' | 'materialId' | 'colors'>>;

/** A row of Preview. A field that is left out is not Preview's business. */
export interface PreviewItem {
  kind: CatalogueKind;
  /** What tells it from others of its kind: its name, or a thickness's value. */
  name: string;
  /** Of a colour: what its material is called. */
  material: string | null;
  fields: ItemFields;
}

/** A row of Live, deleted ones included. */
export interface LiveItem extends PreviewItem {
  id: number;
  version: number;
  /** Of a colour. */
  materialId: number | null;
  /** null: it is not. */
  deletedAt: Date | null;
  /** Staff wrote what it says, and nobody after them. */
  isStaffs: boolean;
}

/** Names a row of Preview: rows that Live takes for one have one key. */
export const keyOf = ({ kind, material, name }: Pick<PreviewItem, 'kind' | 'material' | 'name'>): string =>
  [kind, ...(material === null ? [] : [material]), name]
    .map((part) => encodeURIComponent(part.toLowerCase()))
    .join('/');

/** A picture with its parts in one order: what is compared are texts. */
export const inOrder = ({ url, width, height, srcset: { avif, jpeg } }: ColorImage): ColorImage => ({
  url,
  width,
  height,
  srcset: { avif, jpeg },
});
