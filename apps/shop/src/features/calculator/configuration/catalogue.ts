import type { Cutout, Material, SinkType, Thickness } from '@app/contracts';

/** Everything a top can be configured from: the four public lists, active parts only. */
export interface Catalogue {
  materials: readonly Material[];
  thicknesses: readonly Thickness[];
  sinkTypes: readonly SinkType[];
  cutouts: readonly Cutout[];
}
