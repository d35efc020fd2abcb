import { materialTexts } from '@app/content';
import { basinSeeds } from './basin-seeds';
import { colorSeeds } from './color-seeds';
import type { CatalogueDataset, MaterialSeed } from './dataset';
import { cutoutSeeds, sinkTypeSeeds, slabThicknesses, thicknessSeeds } from './part-seeds';

const materialSeeds: MaterialSeed[] = materialTexts.map((text) => ({
  ...text,
  thicknesses: slabThicknesses[text.name] ?? [],
  colors: colorSeeds(text.name),
}));

/** The catalogue of a new shop. The preview dataset is larger (D34). */
export const demoDataset: CatalogueDataset = {
  materials: materialSeeds,
  sinkTypes: sinkTypeSeeds,
  thicknesses: thicknessSeeds,
  cutouts: cutoutSeeds,
  basins: basinSeeds,
};
