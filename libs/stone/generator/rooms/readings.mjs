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
 * What is measured, where the line of it is, the ticks at its ends, and what leads from there to what is measured.
 * @typedef {{ millimetres: number, line: [Vector, Vector], ticks: [Vector, Vector][], leads: [Vector, Vector][] }} Reading
 */

const basinEnds = [ovalHole.x - ovalHole.halfWidth, ovalHole.x + ovalHole.halfWidth];

/** The dimensions written over the hero, as lines in its room. @type {Record<string, Reading>} */
const readings = {
  basin: {
    millimetres: 2 * ovalHole.halfWidth,
    line: [onFront(basinEnds[0], -below), onFront(basinEnds[1], -below)],
    ticks: basinEnds.map((x) => [onFront(x, -below + tick), onFront(x, -below - tick)]),
    // From the widest place of the hole over the stone, then down its front.
    leads: basinEnds.flatMap((x) => [
      [[x, 0, ovalHole.z], onFront(x, 0)],
      [onFront(x, 0), onFront(x, -below)],
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
    leads: [],
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
  const projected = Object.entries(readings).map(([name, { millimetres, line, ticks, leads }]) => [
    name,
    { millimetres, line: segment(line), ticks: ticks.map(segment), leads: leads.map(segment) },
  ]);
  return { width, height, ...Object.fromEntries(projected) };
}
