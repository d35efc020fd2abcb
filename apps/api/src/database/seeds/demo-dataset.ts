import type { CatalogueDataset } from './dataset';
import { materialSeeds } from './material-seeds';
import { cutoutSeeds, sinkTypeSeeds, thicknessSeeds } from './part-seeds';

/** The catalogue that a fresh shop opens with. The Preview dataset is richer (D34). */
export const demoDataset: CatalogueDataset = {
  materials: materialSeeds,
  sinkTypes: sinkTypeSeeds,
  thicknesses: thicknessSeeds,
  cutouts: cutoutSeeds,
};
