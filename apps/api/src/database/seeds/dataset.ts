import type { Basin, ColorImage } from '@app/contracts';

export interface MaterialSeed {
  name: string;
  description: string;
  features: string[];
  applications: string[];
  maintenance: string;
  warranty: string;
  /** The thicknesses that its slabs are sold in; absent: all. */
  thicknesses?: string[];
  colors: ColorSeed[];
}

/** Price in pounds for each 100 mm × 100 mm. */
export interface ColorSeed {
  name: string;
  priceModifier: string;
  hexCode: string;
  images: ColorImage[];
  stripUrl: string | null;
}

/** Flat price in pounds. */
export interface FlatPartSeed {
  name: string;
  description: string;
  priceModifier: string;
}

export interface CutoutSeed extends FlatPartSeed {
  excludes?: string[];
}

export interface ThicknessSeed {
  value: string;
  displayName: string;
}

export type BasinSeed = Pick<Basin, 'maker' | 'name' | 'type' | 'size'>;

export interface CatalogueDataset {
  materials: MaterialSeed[];
  sinkTypes: FlatPartSeed[];
  thicknesses: ThicknessSeed[];
  cutouts: CutoutSeed[];
  /** Absent: none of its own. */
  basins?: BasinSeed[];
}
