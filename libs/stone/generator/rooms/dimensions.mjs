/** @import { Vector } from '../pictures/vector.mjs' */
import { createCamera } from './tracing/camera.mjs';
import { hero } from './scenes/hero.mjs';
import { ovalHole, topDepth } from './scenes/oval.mjs';

/** How far below the stone the width of the basin is written, on the plane of the front edge. */
const distanceBelow = 75;
/** Length of the ticks at the ends of a line, to either side. */
const tickLength = 14;
/** Where along the top its depth is written: between the basin and the bottle. */
const depthAt = 110;

/**
 * A length, its dimension line with the ticks at both ends, and extension lines from there to what is measured.
 * @typedef {{ millimetres: number, line: [Vector, Vector], ticks: [Vector, Vector][], extensions: [Vector, Vector][] }} Dimension
 */

const basinEnds = [ovalHole.x - ovalHole.halfWidth, ovalHole.x + ovalHole.halfWidth];

/** The dimensions written over the hero, as lines in its room. @type {Record<string, Dimension>} */
const dimensions = {
  basin: {
    millimetres: 2 * ovalHole.halfWidth,
    line: [onFront(basinEnds[0], -distanceBelow), onFront(basinEnds[1], -distanceBelow)],
    ticks: basinEnds.map((x) => [
      onFront(x, -distanceBelow + tickLength),
      onFront(x, -distanceBelow - tickLength),
    ]),
    // From the widest place of the hole over the stone, then down its front.
    extensions: basinEnds.flatMap((x) => [
      [[x, 0, ovalHole.z], onFront(x, 0)],
      [onFront(x, 0), onFront(x, -distanceBelow)],
    ]),
  },
  depth: {
    millimetres: topDepth,
    line: [
      [depthAt, 0, 0],
      [depthAt, 0, topDepth],
    ],
    ticks: [0, topDepth].map((z) => [
      [depthAt - tickLength, 0, z],
      [depthAt + tickLength, 0, z],
    ]),
    extensions: [],
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

/** The dimensions in pixels of the hero, with the hero's size. */
export function projectDimensions() {
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
  const projected = Object.entries(dimensions).map(([name, { millimetres, line, ticks, extensions }]) => [
    name,
    { millimetres, line: segment(line), ticks: ticks.map(segment), extensions: extensions.map(segment) },
  ]);
  return { width, height, ...Object.fromEntries(projected) };
}
