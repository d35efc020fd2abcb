/** @import { GrainsLayer, Mineral, Paint } from '../recipe.js' */
import { blendOver, parseHex } from '../color.mjs';
import { clamp, smoothstep } from '../maths.mjs';
import { CellNoise } from '../noise/cell-noise.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { traitOf } from '../noise/random.mjs';
import { createBedding } from './bedding.mjs';

const defaultCluster = { scale: 60, amount: 0.15 };

/** Width of the dark seam around a crystal, as a share of the crystal's. */
const seam = 0.13;

/**
 * Crystals fill the cells; slow noise shifts the choice of mineral, so that equal ones cluster.
 * @param {GrainsLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createGrains(layer, seed) {
  const { scale, alpha = 1, edge = 0.12, cluster = defaultCluster, mask } = layer;
  const { angle, stretch, warp = [{ scale: scale * 0.7, amp: scale * 0.55 }] } = layer;
  const noise = new GradientNoise(seed);
  const cells = new CellNoise(seed);
  const bedding = createBedding({ angle, stretch, warp }, noise);
  const chooseMineral = createChoice(layer.minerals);
  const tremor = scale * 0.18;

  return (x, y, z, rgb) => {
    const place = bedding(x, y, z);
    cells.look(place[0] / scale, place[1] / scale, place[2] / scale);
    const { identity, toX, toY } = cells;
    const drift = noise.fractal(x / cluster.scale, y / cluster.scale, z / cluster.scale, 3);
    const mineral = chooseMineral(clamp(identity + cluster.amount * drift, 0, 0.9999));

    const tone = traitOf(identity, 1);
    const turn = traitOf(identity, 2);
    const { vary } = mineral;
    let light = (tone - 0.5) * 2 * vary;
    light += (toX * (turn - 0.5) + toY * (tone - 0.5)) * 1.5 * vary;
    light += noise.at(x / tremor, y / tremor, z / tremor) * 0.7 * vary;
    if (mineral.schiller > 0) light += mineral.schiller * glint(noise, x, y, toX, toY, tone, turn);

    const presence = mask
      ? smoothstep(mask.lo, mask.hi, noise.fractal(x / mask.scale, y / mask.scale, z / mask.scale + 9, 3))
      : 1;
    const shade = 1 - edge * smoothstep(seam, 0, cells.second - cells.nearest);
    const [red, green, blue] = mineral.rgb;
    blendOver(rgb, (red + light) * shade, (green + light) * shade, (blue + light) * shade, alpha * presence);
  };
}

/**
 * Labradorite and similar: facets that light up at their own angle, with fine lines across.
 * @param {GradientNoise} noise
 * @param {number} x
 * @param {number} y
 * @param {number} toX
 * @param {number} toY
 * @param {number} tone
 * @param {number} turn
 */
function glint(noise, x, y, toX, toY, tone, turn) {
  const cosine = Math.cos(turn * 2 * Math.PI);
  const sine = Math.sin(turn * 2 * Math.PI);
  const facet = (0.5 + 0.5 * Math.sin(tone * 40 + (toX * cosine + toY * sine) * 3.2)) ** 2.2;
  const ruling = noise.at((x * cosine + y * sine) / 1.1, tone * 90, (y * cosine - x * sine) / 9);
  return (facet - 0.25) * (0.75 + 0.35 * ruling);
}

/**
 * Minerals by weight: maps [0, 1) to one.
 * @param {Mineral[]} minerals
 */
function createChoice(minerals) {
  const total = minerals.reduce((sum, { w }) => sum + w, 0);
  let upTo = 0;
  const ranges = minerals.map(({ color, w, vary = 0.06, schiller = 0 }) => {
    upTo += w / total;
    return { rgb: parseHex(color), vary, schiller, upTo };
  });
  const last = ranges[ranges.length - 1];
  /** @param {number} place */
  return (place) => {
    for (const range of ranges) if (place < range.upTo) return range;
    return last;
  };
}
