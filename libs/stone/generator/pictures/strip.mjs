/** @import { Recipe } from '../recipe.js' */
import { createStone } from '../stone-function.mjs';
import { rasterize } from './raster.mjs';

/** Longer and deeper than any top sold, so that a plan drawing clips it and never repeats it. */
export const stripLengthMm = 3000;
export const stripWidthMm = 360;

/** From the strip's left end to the middle of the close-up: even a short top shows the spot the close-up shows. */
const closeUpAtMm = 550;

/**
 * The stone at true scale and without light: what fills plan drawings.
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
