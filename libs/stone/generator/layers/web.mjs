/** @import { Paint, WebLayer } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { clamp } from '../maths.mjs';
import { CellNoise } from '../noise/cell-noise.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { createBedding, createFade } from './bedding.mjs';

/**
 * Cracks run along the seams between cells.
 * @param {WebLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createWeb(layer, seed) {
  const { scale, width, alpha = 1, sharp = 1.2 } = layer;
  const noise = new GradientNoise(seed);
  const cells = new CellNoise(seed);
  const bedding = createBedding(layer, noise);
  const fade = createFade(layer.fade, noise);
  const [red, green, blue] = parseHex(layer.color);
  const swellScale = scale * 0.6;
  return (x, y, z, rgb) => {
    const presence = fade(x, y, z);
    if (presence <= 0) return;
    const place = bedding(x, y, z);
    cells.look(place[0] / scale, place[1] / scale, place[2] / scale);
    const distance = (cells.second - cells.nearest) * scale;
    const swelling = clamp(0.5 + noise.at(x / swellScale, y / swellScale, z / swellScale));
    const thickness = width * (0.5 + 1.1 * swelling);
    blendOver(rgb, red, green, blue, alpha * presence * Math.exp(-((distance / thickness) ** sharp)));
  };
}
