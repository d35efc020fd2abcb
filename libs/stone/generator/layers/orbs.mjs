/** @import { OrbsLayer, Paint } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { lerp, smoothstep } from '../maths.mjs';
import { CellNoise } from '../noise/cell-noise.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { traitOf } from '../noise/random.mjs';
import { createBedding } from './bedding.mjs';

/** Rapakivi granite: ovoids of feldspar within a dark ring. Lengths are shares of `scale`. */
const minRadius = 0.3;
const maxRadius = 0.5;
const ring = 0.07;

/**
 * @param {OrbsLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createOrbs(layer, seed) {
  const { scale } = layer;
  const noise = new GradientNoise(seed);
  const cells = new CellNoise(seed);
  const bedding = createBedding({ warp: [{ scale: scale * 0.5, amp: scale * 0.16 }] }, noise);
  const colors = layer.colors.map(parseHex);
  const rim = parseHex(layer.rim);
  return (x, y, z, rgb) => {
    const place = bedding(x, y, z);
    cells.look(place[0] / scale, place[1] / scale, place[2] / scale, 0.75);
    const radius = lerp(minRadius, maxRadius, traitOf(cells.identity, 1));
    const distance = cells.nearest + 0.03 * noise.at(x / 2.5, y / 2.5, z / 2.5);
    if (distance > radius + ring) return;
    const apart = smoothstep(0.02, 0.1, cells.second - cells.nearest);
    blendOver(rgb, rim[0], rim[1], rim[2], 0.92 * apart * smoothstep(radius + ring, radius + 0.03, distance));

    const [red, green, blue] = colors[Math.floor(traitOf(cells.identity, 2) * colors.length)];
    const light = 0.16 * noise.fractal(x / 2.4, y / 2.4, z / 2.4, 3) + 0.08 * (cells.toX + cells.toY);
    const presence = apart * smoothstep(radius - 0.01, radius - ring, distance);
    blendOver(rgb, red + light, green + light * 0.9, blue + light * 0.8, presence);
  };
}
