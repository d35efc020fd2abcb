/** @import { Recipe } from '../recipe.js' */
/** @import { Room } from './open-room.mjs' */
import sharp from 'sharp';
import { toLinear, toSrgb } from '../color.mjs';
import { clamp } from '../maths.mjs';
import { createStone } from '../stone-function.mjs';
import { topDepth } from './scenes/oval.mjs';
import { pointsPerPixel } from './stone-points.mjs';

/** Tones up to here are unchanged, so that a stone keeps its colour; brighter ones are compressed. */
const trueUpTo = 0.6;

/**
 * A room with its top in a stone: the stone's colour times its light, plus reflections.
 * @param {Recipe} recipe
 * @param {Room} room
 * @param {readonly [number, number]} [shift] mm by which the block is moved under the top
 * @returns {import('sharp').Sharp} lossless
 */
export function furnish(recipe, { scene, lit, points }, shift = [0, 0]) {
  const { width, height, albedo, light, mirror, stone: share } = lit;
  const paint = createStone(recipe);
  const rgb = new Float64Array(3);
  const color = new Float64Array(3);
  const bytes = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const stoneShare = share[pixel];
    color[0] = albedo[pixel * 3];
    color[1] = albedo[pixel * 3 + 1];
    color[2] = albedo[pixel * 3 + 2];
    if (stoneShare > 0) addStone(pixel, stoneShare);
    const polish = 1 - stoneShare + stoneShare * recipe.gloss;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      bytes[at] = Math.round(
        255 * toScreenTone((color[channel] * light[at] + mirror[at] * polish) * scene.exposure),
      );
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });

  /**
   * @param {number} pixel
   * @param {number} stoneShare
   */
  function addStone(pixel, stoneShare) {
    let [red, green, blue, met] = [0, 0, 0, 0];
    for (let index = 0; index < pointsPerPixel; index++) {
      const at = (pixel * pointsPerPixel + index) * 3;
      if (Number.isNaN(points[at])) continue;
      // The close-up's middle lies in the middle of the top, the block's depth below its face.
      paint(points[at] + shift[0], points[at + 2] - topDepth / 2 + shift[1], -points[at + 1], rgb);
      red += toLinear(rgb[0]);
      green += toLinear(rgb[1]);
      blue += toLinear(rgb[2]);
      met++;
    }
    if (met === 0) return;
    color[0] += (red / met) * stoneShare;
    color[1] += (green / met) * stoneShare;
    color[2] += (blue / met) * stoneShare;
  }
}

/** @param {number} light linear */
function toScreenTone(light) {
  const room = 1 - trueUpTo;
  const eased = light < trueUpTo ? light : trueUpTo + room * Math.tanh(((light - trueUpTo) / room) * 0.85);
  return toSrgb(clamp(eased));
}
