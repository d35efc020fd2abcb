import { materialTexts } from '@app/content';
import { colorSeeds } from './color-seeds';
import type { MaterialSeed } from './dataset';

/** The five materials, in the order in which the shop shows them. */
export const materialSeeds: MaterialSeed[] = materialTexts.map((text) => ({
  ...text,
  colors: colorSeeds(text.name),
}));
