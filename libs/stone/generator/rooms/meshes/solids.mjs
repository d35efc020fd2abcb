/** @import { Vector } from '../../pictures/vector.mjs' */
/** @import { Look } from '../looks/look.js' */
/** @import { Mesh } from './mesh.mjs' */
import { along, dot, normalize } from '../../pictures/vector.mjs';
import { curveThrough } from './curve.mjs';
import { evenly } from './mesh.mjs';

/** @typedef {{ radius: number, height: number, outward: number, upward: number }} ProfilePoint */

const steps = 4;

/**
 * A flat four-sided face.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {Vector} corner
 * @param {Vector} across to the next corner
 * @param {Vector} onward to the corner before
 */
export function addQuad(mesh, look, corner, across, onward) {
  const normal = normalize(cross(across, onward));
  mesh.sheet(
    look,
    [0, 1],
    [0, 1],
    (u, v) => along(along(corner, across, u), onward, v),
    () => normal,
  );
}

/**
 * A box with rounded edges: no edge in a room is quite sharp, and the light on the rounding shows it.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {Vector} low
 * @param {Vector} high
 * @param {number} [radius]
 */
export function addBox(mesh, look, low, high, radius = 1.5) {
  for (let axis = 0; axis < 3; axis++) {
    const [second, third] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [low[axis], high[axis]]) {
      const core = (/** @type {number} */ u, /** @type {number} */ v) => {
        const surface = [0, 0, 0];
        surface[axis] = side;
        surface[second] = u;
        surface[third] = v;
        const inner = surface.map((value, a) => Math.min(Math.max(value, low[a] + radius), high[a] - radius));
        const normal = normalize([surface[0] - inner[0], surface[1] - inner[1], surface[2] - inner[2]]);
        return { inner: /** @type {Vector} */ (/** @type {unknown} */ (inner)), normal };
      };
      mesh.sheet(
        look,
        roundedStops(low[second], high[second], radius),
        roundedStops(low[third], high[third], radius),
        (u, v) => along(core(u, v).inner, core(u, v).normal, radius),
        (u, v) => core(u, v).normal,
      );
    }
  }
}

/**
 * @param {number} low
 * @param {number} high
 * @param {number} radius
 */
function roundedStops(low, high, radius) {
  const rise = evenly(steps).map((share) => share * radius);
  return [...rise.map((part) => low + part), ...rise.reverse().map((part) => high - part)];
}

/**
 * What a profile sweeps when it turns around an axis.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {readonly ProfilePoint[]} profile
 * @param {Vector} foot
 * @param {Vector} [axis]
 * @param {number} [segments]
 */
export function addTurned(mesh, look, profile, foot, axis = [0, 1, 0], segments = 56) {
  const { right, back } = frameAround(axis);
  /** @param {number} turn */
  const spoke = (turn) => {
    const angle = turn * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return along(along([0, 0, 0], right, c), back, s);
  };
  mesh.sheet(
    look,
    evenly(segments),
    profile.map((_, index) => index),
    (u, v) => along(along(foot, axis, profile[v].height), spoke(u), profile[v].radius),
    (u, v) => {
      const out = spoke(u);
      const { outward, upward } = profile[v];
      return normalize(along(along([0, 0, 0], axis, upward), out, outward));
    },
  );
}

/**
 * A turned vessel: the profile runs smoothly through points of [radius, height].
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {readonly (readonly [number, number])[]} points
 * @param {Vector} foot
 * @param {number} [segments]
 */
export function addVessel(mesh, look, points, foot, segments = 72) {
  const curve = curveThrough(points);
  const profile = evenly(points.length * 6).map((share) => {
    const [radius, height] = curve(share);
    const before = curve(share - 1e-3);
    const after = curve(share + 1e-3);
    return {
      radius: Math.max(radius, 0.01),
      height,
      outward: after[1] - before[1],
      upward: before[0] - after[0],
    };
  });
  addTurned(mesh, look, profile, foot, [0, 1, 0], segments);
}

/**
 * A rod with softened rims, closed at both ends.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {Vector} from
 * @param {Vector} to
 * @param {number} radius
 * @param {number} [rim]
 */
export function addRod(mesh, look, from, to, radius, rim = 1.5) {
  const reach = difference(to, from);
  const length = Math.sqrt(dot(reach, reach));
  const arc = evenly(steps).map((share) => (share * Math.PI) / 2);
  addTurned(
    mesh,
    look,
    [
      { radius: 0.01, height: 0, outward: 0, upward: -1 },
      ...arc.map((angle) => ({
        radius: radius - rim + rim * Math.sin(angle),
        height: rim - rim * Math.cos(angle),
        outward: Math.sin(angle),
        upward: -Math.cos(angle),
      })),
      ...arc.map((angle) => ({
        radius: radius - rim + rim * Math.cos(angle),
        height: length - rim + rim * Math.sin(angle),
        outward: Math.cos(angle),
        upward: Math.sin(angle),
      })),
      { radius: 0.01, height: length, outward: 0, upward: 1 },
    ],
    from,
    normalize(reach),
  );
}

/**
 * A bent pipe, open at both ends.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {readonly Vector[]} points
 * @param {number} radius
 * @param {number} [segments] along its run
 * @param {number} [sides]
 */
export function addPipe(mesh, look, points, radius, segments = 60, sides = 32) {
  const curve = curveThrough(points);
  const middles = evenly(segments).map(
    (share) => /** @type {Vector} */ (/** @type {unknown} */ (curve(share))),
  );
  let { right } = frameAround(normalize(difference(middles[1], middles[0])));
  // Each ring takes over the last one's direction as far as it can, so that the pipe does not twist.
  const rings = middles.map((_, index) => {
    const before = middles[Math.max(0, index - 1)];
    const after = middles[Math.min(segments, index + 1)];
    const direction = normalize(difference(after, before));
    right = normalize(along(right, direction, -dot(right, direction)));
    return { right, back: cross(direction, right) };
  });
  /**
   * @param {number} u
   * @param {number} v
   */
  const normalAt = (u, v) => {
    const ring = rings[v];
    const angle = u * 2 * Math.PI;
    return along(along([0, 0, 0], ring.right, Math.cos(angle)), ring.back, Math.sin(angle));
  };
  mesh.sheet(
    look,
    evenly(sides),
    middles.map((_, index) => index),
    (u, v) => along(middles[v], normalAt(u, v), radius),
    normalAt,
  );
}

/**
 * @param {Vector} a
 * @param {Vector} b
 * @returns {Vector}
 */
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/**
 * @param {Vector} a
 * @param {Vector} b
 */
const difference = (a, b) => along(a, b, -1);

/** @param {Vector} axis */
function frameAround(axis) {
  const right = normalize(cross(Math.abs(axis[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0], axis));
  return { right, back: cross(axis, right) };
}
