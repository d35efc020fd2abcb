/** @import { Vector } from '../../pictures/vector.mjs' */

/**
 * A window in the wall to the left, and the sun that may stand behind it.
 * @typedef {object} Daylight
 * @property {number} x where the window's wall is
 * @property {readonly [number, number]} y its sill and lintel
 * @property {readonly [number, number]} z its jambs
 * @property {readonly number[]} sky light of a pane, linear
 * @property {{ toward: Vector, radius: number, light: readonly number[] }} sun `radius` in radians
 */

const panesAcross = 2;
const panesUp = 3;
const barShare = 0.03;

const sky = [7.2, 7.4, 7.7];
const sun = { radius: 0.045, light: [1.15, 1.06, 0.92] };

/**
 * A low sun in a window: soft bars of light across wall and stone.
 * @param {Vector} toward the sun
 * @param {Pick<Daylight, 'x' | 'y' | 'z'>} window
 * @returns {Daylight}
 */
export const sunlitFrom = (toward, window) => ({ ...window, sky, sun: { ...sun, toward } });

/** The light of the bathrooms. */
export const sunny = sunlitFrom([-1, 0.72, 0.62], { x: -1500, y: [-60, 1500], z: [120, 1500] });

/**
 * How much comes through the window at a place of its wall: nothing beside it, little through the bars.
 * @param {Daylight} daylight
 * @param {number} y
 * @param {number} z
 */
export function throughWindow(daylight, y, z) {
  const up = (y - daylight.y[0]) / (daylight.y[1] - daylight.y[0]);
  const across = (z - daylight.z[0]) / (daylight.z[1] - daylight.z[0]);
  if (up < 0 || up > 1 || across < 0 || across > 1) return 0;
  const inUp = (up * panesUp) % 1;
  const inAcross = (across * panesAcross) % 1;
  const isBar = inUp < barShare || inUp > 1 - barShare || inAcross < barShare || inAcross > 1 - barShare;
  return isBar ? 0.08 : 1;
}

/**
 * The rest of the room, which nobody modelled: pale walls, a ceiling, a warm floor, and a dark doorway that gives
 * metal something to mirror.
 * @param {number} x direction
 * @param {number} y
 * @param {number} z
 * @param {Float64Array} light
 */
export function roomLight(x, y, z, light) {
  let tone = y > 0 ? 0.42 + 0.2 * y : 0.34 + 0.24 * y;
  if (x > 0.45 && x < 0.75 && y > -0.3 && y < 0.42) tone *= 0.35;
  if (z > 0.5 && x > -0.35 && x < 0.2) tone *= 0.8;
  const floor = y < 0 ? -0.1 * y : 0;
  light[0] = 0.99 * tone + 0.7 * floor;
  light[1] = tone;
  light[2] = 1.02 * tone - 0.5 * floor;
}
