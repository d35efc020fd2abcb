/** @import { Recipe } from '../recipe.js' */
import { createStone } from '../stone-function.mjs';
import { rasterize } from './raster.mjs';

/** Veins are a millimetre thin in places; at twice the size they stay lines. */
const oversampling = 2;

/**
 * A slab straight on without lighting, as a background for text.
 * @param {Recipe} recipe
 * @param {number} width pixels
 * @param {number} aspect width over height
 * @param {number} widthMm how much of the slab is seen
 * @param {readonly [number, number]} shift mm from the middle of the close-up
 */
export function renderFace(recipe, width, aspect, widthMm, [right, down]) {
  const stone = createStone(recipe);
  const pixels = width * oversampling;
  const mmPerPixel = widthMm / pixels;
  const height = Math.round(pixels / aspect);
  return rasterize(pixels, height, (x, y, rgb) =>
    stone((x - pixels / 2) * mmPerPixel + right, (y - height / 2) * mmPerPixel + down, 0, rgb),
  );
}
