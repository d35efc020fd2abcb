/** @import { Bake } from './bake-file.mjs' */
import { clamp } from '../maths.mjs';
import { channel, channels } from './bake-file.mjs';
import { samplesPerPass } from './tracing/bake-rows.mjs';

/**
 * A bake ready for any stone: means instead of sums, denoised.
 * @typedef {object} LitRoom
 * @property {number} width
 * @property {number} height
 * @property {Float32Array} albedo of all but the stone; three for each pixel
 * @property {Float32Array} light
 * @property {Float32Array} mirror
 * @property {Float32Array} stone share of the pixel that is stone
 */

/** Features that separate surfaces, so that light does not blur across their edges. */
/** @typedef {{ normal: Float32Array, distance: Float32Array, look: Float32Array, stone: Float32Array, albedo: Float32Array }} Guide */

/** Brushed metal reflects only blurred light and is the noisiest: it is filtered more. */
const metalTolerance = 4;
const kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * @param {Bake} bake
 * @returns {LitRoom}
 */
export function denoise(bake) {
  const { width, height } = bake;
  const guide = {
    normal: meanOf(bake, channel.normal, 3),
    distance: meanOf(bake, channel.distance, 1),
    look: meanOf(bake, channel.look, 1),
    stone: meanOf(bake, channel.stone, 1),
    albedo: meanOf(bake, channel.albedo, 3),
  };
  const size = { width, height };
  const light = smooth(removeSpots(meanOf(bake, channel.light, 3), guide, size), guide, size, 4, 0.7);
  // Reflections have edges that no feature shows: filtered less.
  const mirror = smooth(removeSpots(meanOf(bake, channel.mirror, 3), guide, size), guide, size, 3, 0.4);
  return { ...size, albedo: guide.albedo, light, mirror, stone: guide.stone };
}

/**
 * @param {Bake} bake
 * @param {number} first
 * @param {number} count
 */
function meanOf({ width, height, passes, sums }, first, count) {
  const mean = new Float32Array(width * height * count);
  const samples = passes * samplesPerPass;
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let index = 0; index < count; index++)
      mean[pixel * count + index] = sums[pixel * channels + first + index] / samples;
  }
  return mean;
}

/**
 * Removes single pixels brighter or darker than all neighbours: paths that hit the sun by chance, or no light.
 * @param {Float32Array} values
 * @param {Guide} guide
 * @param {{ width: number, height: number }} size
 */
function removeSpots(values, { look }, { width, height }) {
  const result = values.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      for (let color = 0; color < 3; color++) {
        let most = 0;
        let least = Infinity;
        for (let row = -1; row <= 1; row++) {
          for (let column = -1; column <= 1; column++) {
            const other = pixel + row * width + column;
            if (other === pixel || Math.abs(look[other] - look[pixel]) > 0.1) continue;
            most = Math.max(most, values[other * 3 + color]);
            least = Math.min(least, values[other * 3 + color]);
          }
        }
        if (least <= most) result[pixel * 3 + color] = clamp(values[pixel * 3 + color], least, most);
      }
    }
  }
  return result;
}

/**
 * An edge-avoiding à-trous wavelet filter (Dammertz et al. 2010): means over growing rings of neighbours on the same
 * surface with similar brightness.
 * @param {Float32Array} values
 * @param {Guide} guide
 * @param {{ width: number, height: number }} size
 * @param {number} rounds
 * @param {number} tolerance how different in brightness neighbours may be, relative
 */
function smooth(values, { normal, distance, look, stone, albedo }, { width, height }, rounds, tolerance) {
  const isMetal = (/** @type {number} */ pixel) => albedo[pixel * 3] === 0 && stone[pixel] === 0;
  /** @type {Float32Array} */
  let from = values;
  /** @type {Float32Array} */
  let to = new Float32Array(values.length);
  for (let round = 0; round < rounds; round++) {
    const step = 1 << round;
    const forOthers = -1 / (tolerance / (1 + round * 0.7)) ** 2;
    const forMetal = forOthers / metalTolerance ** 2;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const here = y * width + x;
        const at = here * 3;
        const [red, green, blue] = [from[at], from[at + 1], from[at + 2]];
        const bright = red + green + blue;
        const sharpness = isMetal(here) ? forMetal : forOthers;
        let [sumRed, sumGreen, sumBlue, sum] = [0, 0, 0, 0];
        for (let row = -2; row <= 2; row++) {
          const otherY = y + row * step;
          if (otherY < 0 || otherY >= height) continue;
          for (let column = -2; column <= 2; column++) {
            const otherX = x + column * step;
            if (otherX < 0 || otherX >= width) continue;
            const there = otherY * width + otherX;
            if (Math.abs(look[there] - look[here]) > 0.1 || Math.abs(stone[there] - stone[here]) > 0.2)
              continue;
            if (Math.abs(distance[there] - distance[here]) > 12 * step) continue;
            const a = there * 3;
            const alike =
              normal[at] * normal[a] + normal[at + 1] * normal[a + 1] + normal[at + 2] * normal[a + 2];
            if (alike < 0.8) continue;
            const difference =
              Math.abs(from[a] - red) + Math.abs(from[a + 1] - green) + Math.abs(from[a + 2] - blue);
            const apart = difference / (0.25 + (bright + from[a] + from[a + 1] + from[a + 2]) / 2);
            const weight =
              kernel[row + 2] * kernel[column + 2] * alike ** 40 * Math.exp(apart * apart * sharpness);
            sumRed += from[a] * weight;
            sumGreen += from[a + 1] * weight;
            sumBlue += from[a + 2] * weight;
            sum += weight;
          }
        }
        to[at] = sum > 0 ? sumRed / sum : red;
        to[at + 1] = sum > 0 ? sumGreen / sum : green;
        to[at + 2] = sum > 0 ? sumBlue / sum : blue;
      }
    }
    // The first round reads the caller's array, which must not change.
    const free = from === values ? new Float32Array(values.length) : from;
    from = to;
    to = free;
  }
  return from;
}
