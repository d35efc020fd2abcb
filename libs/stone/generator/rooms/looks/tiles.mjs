/** @import { Look } from './look.js' */
import { smoothstep } from '../../maths.mjs';
import { GradientNoise } from '../../noise/gradient-noise.mjs';
import { scramble, seedOf, traitOf } from '../../noise/random.mjs';

const seed = seedOf('tiles');
const noise = new GradientNoise(seed);

/**
 * @typedef {object} Tiling
 * @property {number} width
 * @property {number} height
 * @property {number} shift moves the joints sideways, out of the way of what stands before them
 * @property {number} joint half its width
 * @property {readonly number[]} grout
 * @property {readonly number[]} glaze
 * @property {number} vary how much the tiles differ in tone
 * @property {number} cloud how uneven the glaze is
 * @property {number} tilt how unevenly they are set
 * @property {number} wave how uneven their faces are
 */

/**
 * A tiled wall, or with `isFloor` a floor.
 * @param {Tiling} tiling
 * @param {boolean} [isFloor]
 * @returns {Look}
 */
export const tiled =
  (tiling, isFloor = false) =>
  (surface) => {
    const { width, height, joint, vary, cloud, tilt, wave } = tiling;
    const x = surface.x + tiling.shift;
    const y = isFloor ? surface.z : surface.y;
    const column = Math.floor(x / width);
    const row = Math.floor(y / height);
    const inX = x - column * width;
    const inY = y - row * height;
    const toSide = Math.min(inX, width - inX);
    const toEnd = Math.min(inY, height - inY);
    const rim = Math.min(toSide, toEnd) + 0.7 * noise.at(x / 40, y / 40, 6);
    if (rim < joint) {
      surface.paint(tiling.grout);
      surface.mirror = 0;
      return;
    }
    const identity =
      scramble(seed + Math.imul(column, 0x9e3779b1) + Math.imul(row, 0x85ebca6b)) / 0x1_0000_0000;
    const other = traitOf(identity, 1);
    const uneven = cloud * noise.fractal(x / 22, y / 22, identity * 50, 3);
    surface.paint(tiling.glaze, 1 + (identity - 0.5) * vary + uneven);
    surface.blue *= 1 + (other - 0.5) * vary * 0.5;
    surface.mirror = isFloor ? 0.03 : 0.05;
    surface.roughness = isFloor ? 0.6 : 0.22;
    if (isFloor) return;

    // Glaze gathers at the rim: the face falls away over the last millimetres.
    const fall = 0.5 * smoothstep(joint + 2.4, joint, rim);
    const atSide = toSide < toEnd;
    surface.tilt(
      (identity - 0.5) * tilt +
        wave * noise.at(x / 34, y / 34, identity * 40) +
        (atSide ? fall * Math.sign(inX - width / 2) : 0),
      (other - 0.5) * tilt +
        wave * noise.at(x / 34, y / 34, identity * 40 + 9) +
        (atSide ? 0 : fall * Math.sign(inY - height / 2)),
      0,
    );
  };

/** Hand-made squares, no two alike. */
export const squareTiles = tiled({
  width: 100,
  height: 100,
  shift: 30,
  joint: 0.9,
  grout: [0.5, 0.49, 0.46],
  glaze: [0.7, 0.69, 0.66],
  vary: 0.14,
  cloud: 0.07,
  tilt: 0.045,
  wave: 0.04,
});

/** Narrow tiles standing one above the other. */
export const stackedTiles = tiled({
  width: 62,
  height: 190,
  shift: 12,
  joint: 1,
  grout: [0.58, 0.57, 0.55],
  glaze: [0.64, 0.65, 0.61],
  vary: 0.08,
  cloud: 0.05,
  tilt: 0.035,
  wave: 0.028,
});

export const floorTiles = tiled(
  {
    width: 600,
    height: 600,
    shift: 0,
    joint: 1.2,
    grout: [0.3, 0.29, 0.28],
    glaze: [0.44, 0.427, 0.405],
    vary: 0.06,
    cloud: 0.18,
    tilt: 0,
    wave: 0,
  },
  true,
);
