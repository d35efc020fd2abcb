/** @import { Rgb } from './recipe.js' */

/**
 * @param {string} hex
 * @returns {Rgb}
 */
export function parseHex(hex) {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${hex}`);
  return Float64Array.from([1, 3, 5], (start) => parseInt(hex.slice(start, start + 2), 16) / 255);
}

/**
 * Lays a colour over another, in place.
 * @param {Rgb} rgb
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 * @param {number} alpha
 */
export function blendOver(rgb, red, green, blue, alpha) {
  rgb[0] += (red - rgb[0]) * alpha;
  rgb[1] += (green - rgb[1]) * alpha;
  rgb[2] += (blue - rgb[2]) * alpha;
}

/** @param {number} channel sRGB, 0..1 */
export const toLinear = (channel) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** @param {number} light linear, 0..1 */
export const toSrgb = (light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
