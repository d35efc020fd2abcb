import type { Color, Cutout, Material, SinkType, Thickness } from '@app/contracts';

/** What can be sold at this moment, as visitors see it. */
export interface Offered {
  materials: readonly Material[];
  thicknesses: readonly Thickness[];
  sinkTypes: readonly SinkType[];
  cutouts: readonly Cutout[];
}

export interface ChosenParts {
  material: Material | null;
  color: Color | null;
  thickness: Thickness | null;
  sink: SinkType | null;
  cutouts: Cutout[];
}
