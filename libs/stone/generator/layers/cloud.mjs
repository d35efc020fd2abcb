/** @import { CloudLayer, Paint } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { smoothstep } from '../maths.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { createBedding } from './bedding.mjs';

/**
 * @param {CloudLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createCloud(layer, seed) {
  const { scale, lo = -0.2, hi = 0.4, alpha = 1, oct = 4, gain = 0.5 } = layer;
  const noise = new GradientNoise(seed);
  const bedding = createBedding(layer, noise);
  const [red, green, blue] = parseHex(layer.color);
  return (x, y, z, rgb) => {
    const place = bedding(x, y, z);
    const tone = noise.fractal(place[0] / scale, place[1] / scale, place[2] / scale, oct, gain);
    blendOver(rgb, red, green, blue, alpha * smoothstep(lo, hi, tone));
  };
}
