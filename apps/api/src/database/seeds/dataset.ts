import type { ColorImage } from '@app/contracts';

/** A material with its texts; its base price follows from its colours (D6). */
export interface MaterialSeed {
  name: string;
  description: string;
  features: string[];
  applications: string[];
  maintenance: string;
  warranty: string;
  colors: ColorSeed[];
}

/** A colour and its price, in pounds for each 100 mm × 100 mm. */
export interface ColorSeed {
  name: string;
  priceModifier: string;
  hexCode: string;
  images: ColorImage[];
  stripUrl: string | null;
}

/** A sink type or a cut-out and its flat price in pounds. */
export interface FlatPartSeed {
  name: string;
  description: string;
  priceModifier: string;
}

export interface ThicknessSeed {
  value: string;
  displayName: string;
}

/** A whole catalogue, in the order in which it is shown. */
export interface CatalogueDataset {
  materials: MaterialSeed[];
  sinkTypes: FlatPartSeed[];
  thicknesses: ThicknessSeed[];
  cutouts: FlatPartSeed[];
}
