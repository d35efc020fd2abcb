/** @import { Vector } from '../pictures/vector.mjs' */
import { createCamera } from './tracing/camera.mjs';
import { hero } from './scenes/hero.mjs';
import { ovalHole, topDepth } from './scenes/oval.mjs';

/** How far below the stone the width of the basin is written, on the plane of the front edge. */
const below = 75;
/** The ticks at the ends of a line, to either side. */
const tick = 14;
/** Where along the top its depth is written: between the basin and the bottle. */
const depthAt = 110;

/**
 * @typedef {{ millimetres: number, line: [Vector, Vector], ticks: [Vector, Vector][] }} Reading
 */

/** The dimensions written over the hero, as lines in its room. @type {Record<string, Reading>} */
const readings = {
  basin: {
    millimetres: 2 * ovalHole.halfWidth,
    line: [
      onFront(ovalHole.x - ovalHole.halfWidth, -below),
      onFront(ovalHole.x + ovalHole.halfWidth, -below),
    ],
    ticks: [ovalHole.x - ovalHole.halfWidth, ovalHole.x + ovalHole.halfWidth].map((x) => [
      onFront(x, -below / 2),
      onFront(x, -below - tick),
    ]),
  },
  depth: {
    millimetres: topDepth,
    line: [
      [depthAt, 0, 0],
      [depthAt, 0, topDepth],
    ],
    ticks: [0, topDepth].map((z) => [
      [depthAt - tick, 0, z],
      [depthAt + tick, 0, z],
    ]),
  },
};

/**
 * @param {number} x
 * @param {number} y
 * @returns {Vector}
 */
function onFront(x, y) {
  return [x, y, topDepth];
}

/** The readings in the pixels of the hero, and the size those are of. */
export function projectReadings() {
  const { width, height, view } = hero;
  const { project } = createCamera(view, width, height);
  const point = (/** @type {Vector} */ place) => {
    const { x, y } = project(place);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const segment = (/** @type {readonly [Vector, Vector]} */ [from, to]) => ({
    from: point(from),
    to: point(to),
  });
  const projected = Object.entries(readings).map(([name, { millimetres, line, ticks }]) => [
    name,
    { millimetres, line: segment(line), ticks: ticks.map(segment) },
  ]);
  return { width, height, ...Object.fromEntries(projected) };
}
