/** @import { Recipe } from '../recipe.js' */
import { createStone } from '../stone-function.mjs';
import { rasterize } from './raster.mjs';

export const stripLengthMm = 3000;
export const stripWidthMm = 360;

/** From the strip's left end to the close-up's middle: even a short top shows the close-up's spot. */
const closeUpAtMm = 550;

/**
 * The stone at true scale without lighting, to fill plan drawings.
 * @param {Recipe} recipe
 * @param {number} width pixels
 */
export function renderStrip(recipe, width) {
  const stone = createStone(recipe);
  const mmPerPixel = stripLengthMm / width;
  const height = Math.round(stripWidthMm / mmPerPixel);
  return rasterize(width, height, (x, y, rgb) =>
    stone(x * mmPerPixel - closeUpAtMm, y * mmPerPixel - stripWidthMm / 2, 0, rgb),
  );
}
