/** @import { Rgb } from '../recipe.js' */
import sharp from 'sharp';
import { clamp } from '../maths.mjs';

/**
 * Samples the middle of every pixel.
 * @param {number} width pixels
 * @param {number} height pixels
 * @param {(x: number, y: number, rgb: Rgb) => void} colorAt in pixels from the upper left corner
 * @returns {import('sharp').Sharp} lossless, to be scaled and encoded
 */
export function rasterize(width, height, colorAt) {
  const bytes = Buffer.alloc(width * height * 3);
  const rgb = new Float64Array(3);
  let at = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      colorAt(column + 0.5, row + 0.5, rgb);
      for (let channel = 0; channel < 3; channel++) bytes[at++] = Math.round(255 * clamp(rgb[channel]));
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}
