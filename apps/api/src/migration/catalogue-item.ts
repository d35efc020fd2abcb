import type { PricedKind, Color, ColorImage, Cutout, Material, SinkType, Thickness } from '@app/contracts';

export type ItemFields = Partial<
  Omit<Material & Color & Thickness & SinkType & Cutout, 'id' | 'materialId' | 'colors' | 'making'>
>;

export interface PreviewItem {
  kind: PricedKind;
  /** Unique within its kind: its name, or a thickness's value. */
  name: string;
  /** For a colour: the name of its material. */
  material: string | null;
  fields: ItemFields;
}

/** A row of the live catalogue, deleted ones included. */
export interface LiveItem extends PreviewItem {
  id: number;
  version: number;
  materialId: number | null;
  deletedAt: Date | null;
  /** Last written by staff. */
  isByStaff: boolean;
}

/** Identifies a row of the preview; equal keys match the same live row. */
export const keyOf = ({ kind, material, name }: Pick<PreviewItem, 'kind' | 'material' | 'name'>): string =>
  [kind, ...(material === null ? [] : [material]), name]
    .map((part) => encodeURIComponent(part.toLowerCase()))
    .join('/');

/** The image with its properties in a fixed order, since images are compared as JSON text. */
export const withOrderedKeys = ({ url, width, height, srcset: { avif, jpeg } }: ColorImage): ColorImage => ({
  url,
  width,
  height,
  srcset: { avif, jpeg },
});
