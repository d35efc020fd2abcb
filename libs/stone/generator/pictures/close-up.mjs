/** @import { Recipe } from '../recipe.js' */
import { blendOver } from '../color.mjs';
import { smoothstep } from '../maths.mjs';
import { createStone } from '../stone-function.mjs';
import { rasterize } from './raster.mjs';

/** Maximum white a window adds to the stone; more would hide it. */
const brightest = 0.05;

/**
 * The face seen straight on, square, `span` mm wide, in a window's soft light.
 * @param {Recipe} recipe
 * @param {number} pixels width and height
 */
export function renderCloseUp(recipe, pixels) {
  const stone = createStone(recipe);
  const { span, gloss } = recipe;
  return rasterize(pixels, pixels, (x, y, rgb) => {
    const across = x / pixels;
    const down = y / pixels;
    stone((across - 0.5) * span, (down - 0.5) * span, 0, rgb);

    const shade = 1 - 0.05 * smoothstep(0.55, 1.4, across * 0.5 + down);
    for (let channel = 0; channel < 3; channel++) rgb[channel] *= shade;
    const diagonal = across * 0.9 + down * 0.4;
    const band = smoothstep(0.08, 0.34, diagonal) * smoothstep(0.64, 0.36, diagonal);
    blendOver(rgb, 1, 1, 1, gloss * (brightest * band + 0.018 * (1 - down)));
  });
}
