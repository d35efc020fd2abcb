/** @import { Paint, StrataLayer } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { clamp, lerp } from '../maths.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { createBedding } from './bedding.mjs';

/**
 * @param {StrataLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createStrata(layer, seed) {
  const { scale, alpha = 1 } = layer;
  const noise = new GradientNoise(seed);
  const bedding = createBedding(layer, noise);
  const palette = layer.colors.map(parseHex);
  const lastBand = palette.length - 2;
  return (x, y, z, rgb) => {
    const place = bedding(x, y, z);
    const value = noise.fractal(place[0] / scale, place[1] / scale, place[2] / scale, 5, 0.62);
    const height = clamp(0.5 + 1.5 * value) * (palette.length - 1);
    const band = Math.min(lastBand, Math.floor(height));
    const share = height - band;
    const from = palette[band];
    const to = palette[band + 1];
    blendOver(
      rgb,
      lerp(from[0], to[0], share),
      lerp(from[1], to[1], share),
      lerp(from[2], to[2], share),
      alpha,
    );
  };
}
