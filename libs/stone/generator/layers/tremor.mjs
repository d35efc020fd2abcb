/** @import { NoiseLayer, Paint } from '../recipe.js' */
import { GradientNoise } from '../noise/gradient-noise.mjs';

/**
 * @param {NoiseLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createTremor({ scale, amount, oct = 2 }, seed) {
  const noise = new GradientNoise(seed);
  return (x, y, z, rgb) => {
    const light = amount * noise.fractal(x / scale, y / scale, z / scale, oct, 0.6);
    rgb[0] += light;
    rgb[1] += light;
    rgb[2] += light;
  };
}
