import { materialTexts } from '@app/content';
import { colorSeeds } from './color-seeds';
import type { CatalogueDataset, MaterialSeed } from './dataset';
import { cutoutSeeds, sinkTypeSeeds, thicknessSeeds } from './part-seeds';

/** The five materials, in the order in which the shop shows them. */
const materialSeeds: MaterialSeed[] = materialTexts.map((text) => ({
  ...text,
  colors: colorSeeds(text.name),
}));

/** The catalogue that a fresh shop opens with. The Preview dataset is richer (D34). */
export const demoDataset: CatalogueDataset = {
  materials: materialSeeds,
  sinkTypes: sinkTypeSeeds,
  thicknesses: thicknessSeeds,
  cutouts: cutoutSeeds,
};
