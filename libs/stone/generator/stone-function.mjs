/** @import { Paint, Recipe } from './recipe.js' */
import { parseHex } from './color.mjs';
import { createLayer } from './layers/create-layer.mjs';
import { clamp } from './maths.mjs';
import { seedOf } from './noise/random.mjs';

/**
 * A stone as a function of a point in its block: x right and y down the face, z into the depth, in millimetres. It is
 * solid, so the front edge continues the face, and any crop or view is sampled, never tiled.
 * @param {Pick<Recipe, 'slug' | 'base' | 'layers' | 'offset'>} recipe
 * @returns {Paint} sets the colour, whatever it was
 */
export function createStone({ slug, base, layers, offset = [0, 0] }) {
  const ground = parseHex(base);
  const paints = layers.map((layer, index) => createLayer(layer, seedOf(`${slug}:${layer.seed ?? index}`)));
  return (x, y, z, rgb) => {
    rgb.set(ground);
    for (const paint of paints) paint(x + offset[0], y + offset[1], z, rgb);
    rgb[0] = clamp(rgb[0]);
    rgb[1] = clamp(rgb[1]);
    rgb[2] = clamp(rgb[2]);
  };
}
