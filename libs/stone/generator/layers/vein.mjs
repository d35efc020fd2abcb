/** @import { Paint, VeinLayer } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { clamp, lerp, smoothstep } from '../maths.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { createBedding, createFade } from './bedding.mjs';

/** Noise rises about one unit per cell at its zero line, so value × scale × this is nearly millimetres. */
const distancePerValue = 0.9;

/** Where the noise is flatter a vein would widen into a star; its width is limited to this multiple. */
const widestSpread = 1.3;

/** Step for the gradient, as a share of the scale. */
const climbStep = 0.02;

/** Minimum width of a vein before it ends, as a share. */
const thinnest = 0.18;

/** Reach of the smoke on the crisp side, as a share. */
const crispShare = 0.22;

/**
 * The zero line of warped noise.
 * @param {VeinLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createVein(layer, seed) {
  const { scale, width, swell = 0.8, sharp = 1.4, alpha = 1, halo = 0, haloAlpha = 0.35 } = layer;
  const noise = new GradientNoise(seed);
  const bedding = createBedding(layer, noise);
  const fade = createFade(layer.fade, noise);
  const one = parseHex(layer.color);
  const other = parseHex(layer.color2 ?? layer.color);
  const smokySide = layer.flip ? -1 : 1;

  return (x, y, z, rgb) => {
    const presence = fade(x, y, z);
    if (presence <= 0) return;
    const place = bedding(x, y, z);
    const u = place[0] / scale;
    const v = place[1] / scale;
    const w = place[2] / scale;
    const distance = noise.at(u, v, w) * scale * distancePerValue;
    const swelling = noise.at(u / 0.45 + 37, v / 0.45, w);
    const thickness = width * Math.max(thinnest, 1 + 2 * swell * swelling);

    const share = smoothstep(-0.15, 0.3, noise.at(x / (scale * 0.5), y / (scale * 0.5) + 13, z / scale));
    const red = lerp(one[0], other[0], share);
    const green = lerp(one[1], other[1], share);
    const blue = lerp(one[2], other[2], share);

    if (halo > 0) {
      const side = distance * smokySide;
      const reach = side > 0 ? halo * (1 + swelling) : halo * crispShare;
      const billow = clamp(0.75 + 0.9 * noise.fractal(x / 26, y / 26, z / 26, 3));
      blendOver(rgb, red, green, blue, haloAlpha * presence * billow * Math.exp(-Math.abs(side) / reach));
    }
    const strength = clamp(
      0.72 + 0.28 * noise.at(x / 5, y / 5, z / 5) + 0.3 * noise.at(x / 19, y / 19, z / 19),
    );
    const line = Math.exp(-((evenDistance(noise, u, v, w, distance, scale) / thickness) ** sharp));
    blendOver(rgb, red, green, blue, alpha * presence * strength * line);
  };
}

/**
 * Distance to the line in millimetres, corrected where the noise is flat.
 * @param {GradientNoise} noise
 * @param {number} u
 * @param {number} v
 * @param {number} w
 * @param {number} distance signed, as if the noise climbed evenly
 * @param {number} scale
 */
function evenDistance(noise, u, v, w, distance, scale) {
  const value = distance / (scale * distancePerValue);
  const climbU = (noise.at(u + climbStep, v, w) - value) / climbStep;
  const climbV = (noise.at(u, v + climbStep, w) - value) / climbStep;
  const climb = Math.sqrt(climbU * climbU + climbV * climbV);
  return Math.abs(distance) * Math.max(1, 1 / (widestSpread * Math.max(climb, 0.02)));
}
