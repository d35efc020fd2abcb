import type { Basin, Color, Cutout, MakingRules, Material, SinkType, Thickness } from '@app/contracts';
import { toMakingRules } from './making/stored-making-rules';

/** Deleted rows are known but not sold (D32). */
type WithDeleted<T> = T & { isDeleted: boolean };

export type MaterialEntry = WithDeleted<Omit<Material, 'colors' | 'making'>>;
export type ColorEntry = WithDeleted<Color>;
export type SinkTypeEntry = WithDeleted<SinkType>;
export type ThicknessEntry = WithDeleted<Thickness>;
export type CutoutEntry = WithDeleted<Cutout>;
export type BasinEntry = WithDeleted<Basin>;

export interface CatalogueRows {
  version: string;
  materials: MaterialEntry[];
  colors: ColorEntry[];
  sinkTypes: SinkTypeEntry[];
  thicknesses: ThicknessEntry[];
  cutouts: CutoutEntry[];
  basins: BasinEntry[];
  /** null: the defaults. */
  makingRules: MakingRules | null;
}

export const isSold = (row: { isActive: boolean; isDeleted: boolean }) => row.isActive && !row.isDeleted;

/** The catalogue at one version, by id. Immutable. */
export class Catalogue {
  readonly version: string;
  readonly materials: ReadonlyMap<number, MaterialEntry>;
  readonly colors: ReadonlyMap<number, ColorEntry>;
  readonly sinkTypes: ReadonlyMap<number, SinkTypeEntry>;
  readonly thicknesses: ReadonlyMap<number, ThicknessEntry>;
  readonly cutouts: ReadonlyMap<number, CutoutEntry>;
  readonly basins: ReadonlyMap<number, BasinEntry>;
  readonly makingRules: MakingRules;

  constructor(rows: CatalogueRows) {
    this.version = rows.version;
    this.materials = byId(rows.materials);
    this.colors = byId(rows.colors);
    this.sinkTypes = byId(rows.sinkTypes);
    this.thicknesses = byId(rows.thicknesses);
    this.cutouts = byId(rows.cutouts);
    this.basins = byId(rows.basins);
    this.makingRules = toMakingRules(rows.makingRules);
  }
}

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
