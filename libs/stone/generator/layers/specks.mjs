/** @import { Paint, SpecksLayer } from '../recipe.js' */
/** @import { CellNoise as Cells } from '../noise/cell-noise.mjs' */
import { blendOver, parseHex } from '../color.mjs';
import { clamp, lerp, smoothstep } from '../maths.mjs';
import { CellNoise } from '../noise/cell-noise.mjs';
import { GradientNoise } from '../noise/gradient-noise.mjs';
import { traitOf } from '../noise/random.mjs';
import { createBedding } from './bedding.mjs';

const sides = 5;

/** Seeds keep away from their cells' walls, so that fewer chips are cut by a neighbour. */
const jitter = 0.9;

/**
 * At most one chip per cell; size, outline and colour follow from its identity.
 * @param {SpecksLayer} layer
 * @param {number} seed
 * @returns {Paint}
 */
export function createSpecks(layer, seed) {
  const { scale, density, size, cluster, angular = 0, soft = 0.25, vary = 0.05, vein = 0, alpha = 1 } = layer;
  const { rough = 0.35, jag = 0.14 } = layer;
  const noise = new GradientNoise(seed);
  const cells = new CellNoise(seed);
  const bedding = createBedding({ warp: [{ scale: scale * rough, amp: scale * jag }] }, noise);
  const colors = layer.colors.map(parseHex);
  const marbling = scale * 0.3;

  return (x, y, z, rgb) => {
    const place = bedding(x, y, z);
    cells.look(place[0] / scale, place[1] / scale, place[2] / scale, jitter);
    const { identity } = cells;
    const crowd = cluster
      ? clamp(
          1 + cluster.amount * 2 * noise.fractal(x / cluster.scale, y / cluster.scale, z / cluster.scale, 3),
        )
      : 1;
    if (identity > density * crowd) return;

    const grade = traitOf(identity, 1);
    const radius = lerp(size[0], size[1], grade * grade);
    if (cells.nearest > radius * 2) return;
    const distance = angular > 0 ? lerp(cells.nearest, chipDistance(cells), angular) : cells.nearest;
    const presence = smoothstep(radius, radius * (1 - soft), distance);
    if (presence <= 0) return;

    const [red, green, blue] = colors[Math.floor(traitOf(identity, 2) * colors.length)];
    let light = (grade - 0.5) * vary;
    if (vein > 0) light += vein * noise.at(x / marbling, y / marbling, z / marbling);
    blendOver(rgb, red + light, green + light, blue + light, presence * alpha);
  };
}

/**
 * Distance from a chip's centre relative to the broken side behind which the point lies. The sides lean, so that a chip
 * looks like a splinter whichever way it is cut.
 * @param {Cells} cells
 */
function chipDistance({ identity, toX, toY, toZ }) {
  const turn = traitOf(identity, 3) * 2 * Math.PI;
  let distance = Math.abs(toZ) * 0.8;
  for (let side = 0; side < sides; side++) {
    const chance = traitOf(identity, 4 + side);
    const angle = turn + (side / sides) * 2 * Math.PI + chance * 0.7;
    const lean = (((chance * 7) % 1) - 0.5) * 1.6;
    distance = Math.max(distance, toX * Math.cos(angle) + toY * Math.sin(angle) + toZ * lean);
  }
  return distance;
}
