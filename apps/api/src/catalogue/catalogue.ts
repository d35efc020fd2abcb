import type { Color, Cutout, Material, SinkType, Thickness } from '@app/contracts';

/** A row as the shop needs it and whether it was deleted: such a row is known, but not sold (D32). */
type Kept<T> = T & { isDeleted: boolean };

export type MaterialEntry = Kept<Omit<Material, 'colors'>>;
export type ColorEntry = Kept<Color>;
export type SinkTypeEntry = Kept<SinkType>;
export type ThicknessEntry = Kept<Thickness>;
export type CutoutEntry = Kept<Cutout>;

/** The rows of the catalogue at one version, sold or not, in the order they are shown. */
export interface CatalogueRows {
  /** A bigint, kept as text. */
  version: string;
  materials: MaterialEntry[];
  colors: ColorEntry[];
  sinkTypes: SinkTypeEntry[];
  thicknesses: ThicknessEntry[];
  cutouts: CutoutEntry[];
}

/** What makes a row part of what is sold now. */
export const isSold = (row: { isActive: boolean; isDeleted: boolean }) => row.isActive && !row.isDeleted;

/** The whole catalogue at one version, by id. Immutable: a change makes another one. */
export class Catalogue {
  readonly version: string;
  readonly materials: ReadonlyMap<number, MaterialEntry>;
  readonly colors: ReadonlyMap<number, ColorEntry>;
  readonly sinkTypes: ReadonlyMap<number, SinkTypeEntry>;
  readonly thicknesses: ReadonlyMap<number, ThicknessEntry>;
  readonly cutouts: ReadonlyMap<number, CutoutEntry>;

  constructor(rows: CatalogueRows) {
    this.version = rows.version;
    this.materials = byId(rows.materials);
    this.colors = byId(rows.colors);
    this.sinkTypes = byId(rows.sinkTypes);
    this.thicknesses = byId(rows.thicknesses);
    this.cutouts = byId(rows.cutouts);
  }
}

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
