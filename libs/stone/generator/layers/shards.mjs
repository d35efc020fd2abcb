/** @import { Paint, ShardsLayer } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { smoothstep } from '../maths.mjs';
import { CellNoise } from '../noise/cell-noise.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { createBedding } from './bedding.mjs';

/** Share of a plate's width over which its tone fades in. */
const softRim = 0.12;

/**
 * @param {ShardsLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createShards(layer, seed) {
  const { scale, alpha = 0.5 } = layer;
  const cells = new CellNoise(seed);
  const bedding = createBedding(layer, new GradientNoise(seed));
  const tones = layer.colors.map(parseHex);
  return (x, y, z, rgb) => {
    const place = bedding(x, y, z);
    cells.look(place[0] / scale, place[1] / scale, place[2] / scale);
    const [red, green, blue] = tones[Math.floor(cells.identity * tones.length)];
    blendOver(rgb, red, green, blue, alpha * smoothstep(0, softRim, cells.second - cells.nearest));
  };
}
