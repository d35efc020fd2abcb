/** @import { Look } from '../looks/look.js' */
/** @import { Mesh } from '../meshes/mesh.mjs' */
import { ceramic, chrome, stone } from '../looks/plain.mjs';
import { evenly } from '../meshes/mesh.mjs';
import { addRod } from '../meshes/solids.mjs';
import { normalize } from '../../pictures/vector.mjs';

export const thickness = 20;
const arris = 2.2;
/** An undermount basin's rim lies hidden under the stone. */
const hiddenRim = 6;

/**
 * A hole through the top: a superellipse, from round (`power` 2) to nearly rectangular (8).
 * @typedef {{ x: number, z: number, halfWidth: number, halfDepth: number, power: number }} Hole
 */

/** @typedef {{ x: number, z: number, normalX: number, normalZ: number }} RimPoint where an edge begins, and its way out */

/** How an edge falls away: polished round above and below. */
const edgeProfile = [
  ...evenly(5).map((share) => quarter(share, -arris, 1)),
  ...evenly(5).map((share) => quarter(1 - share, arris - thickness, -1)),
];

/**
 * @param {number} share of the quarter circle, from the face to the side
 * @param {number} middle its height
 * @param {1 | -1} upward
 */
function quarter(share, middle, upward) {
  const angle = (share * Math.PI) / 2;
  const [out, up] = [Math.sin(angle), upward * Math.cos(angle)];
  return { offset: arris * out, height: middle + arris * up, out, up };
}

/**
 * A top against the wall, its face at y = 0, with polished edges also around its holes.
 * @param {Mesh} mesh
 * @param {number} width
 * @param {number} depth
 * @param {readonly Hole[]} holes from left to right
 */
export function addTop(mesh, width, depth, holes = []) {
  const borders = [-width / 2 + arris];
  for (let index = 1; index < holes.length; index++) borders.push((holes[index - 1].x + holes[index].x) / 2);
  borders.push(width / 2 - arris);
  for (let index = 0; index + 1 < borders.length; index++) {
    const cell = { left: borders[index], right: borders[index + 1], back: arris, front: depth - arris };
    for (const height of [0, -thickness]) addFace(mesh, cell, height, holes[index]);
  }
  addEdge(mesh, rectangleRim(width, depth));
  for (const hole of holes) addEdge(mesh, holeRim(hole));
}

/**
 * @param {Mesh} mesh
 * @param {{ left: number, right: number, back: number, front: number }} cell
 * @param {number} height
 * @param {Hole | undefined} hole
 */
function addFace(mesh, cell, height, hole) {
  const { left, right, back, front } = cell;
  const middle = hole ?? { x: (left + right) / 2, z: (back + front) / 2 };
  const corners = [left, right].flatMap((x) =>
    [back, front].map((z) => Math.atan2(z - middle.z, x - middle.x)),
  );
  const angles = [...evenly(200).map((share) => (share * 2 - 1) * Math.PI), ...corners].sort((a, b) => a - b);
  mesh.sheet(
    stone,
    angles,
    [0, 1],
    (angle, v) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const toSide = c > 0 ? (right - middle.x) / c : (left - middle.x) / c;
      const toEnd = s > 0 ? (front - middle.z) / s : (back - middle.z) / s;
      const outer = Math.min(Math.abs(toSide), Math.abs(toEnd));
      const inner = hole ? radiusOf(hole, angle, arris) : 0.01;
      const radius = v === 1 ? outer : inner;
      return [middle.x + c * radius, height, middle.z + s * radius];
    },
    () => [0, 1, 0],
  );
}

/**
 * @param {Mesh} mesh
 * @param {readonly RimPoint[]} rim
 */
function addEdge(mesh, rim) {
  mesh.sheet(
    stone,
    rim.map((_, index) => index),
    edgeProfile.map((_, index) => index),
    (u, v) => {
      const { x, z, normalX, normalZ } = rim[u];
      const { offset, height } = edgeProfile[v];
      return [x + normalX * offset, height, z + normalZ * offset];
    },
    (u, v) => [rim[u].normalX * edgeProfile[v].out, edgeProfile[v].up, rim[u].normalZ * edgeProfile[v].out],
  );
}

/**
 * @param {number} width
 * @param {number} depth
 * @returns {RimPoint[]}
 */
function rectangleRim(width, depth) {
  const [right, back, front] = [width / 2 - arris, arris, depth - arris];
  const corners = [
    [right, front],
    [-right, front],
    [-right, back],
    [right, back],
    [right, front],
  ];
  return corners.flatMap(([x, z], corner) =>
    evenly(4).map((share) => {
      const angle = ((corner + share) * Math.PI) / 2;
      return { x, z, normalX: Math.cos(angle), normalZ: Math.sin(angle) };
    }),
  );
}

/**
 * @param {Hole} hole
 * @returns {RimPoint[]}
 */
function holeRim(hole) {
  const at = (/** @type {number} */ angle) => {
    const radius = radiusOf(hole, angle, arris);
    return [hole.x + Math.cos(angle) * radius, hole.z + Math.sin(angle) * radius];
  };
  return evenly(240).map((share) => {
    const angle = (share * 2 - 1) * Math.PI;
    const [x, z] = at(angle);
    const [aheadX, aheadZ] = at(angle + 1e-3);
    const [normalX, , normalZ] = normalize([-(aheadZ - z), 0, aheadX - x]);
    return { x, z, normalX, normalZ };
  });
}

/**
 * From a hole's middle to its rim.
 * @param {Pick<Hole, 'halfWidth' | 'halfDepth' | 'power'>} hole
 * @param {number} angle
 * @param {number} beyond the visible rim
 */
function radiusOf({ halfWidth, halfDepth, power }, angle, beyond) {
  const across = Math.abs(Math.cos(angle)) / (halfWidth + beyond);
  const along = Math.abs(Math.sin(angle)) / (halfDepth + beyond);
  return (across ** power + along ** power) ** (-1 / power);
}

/**
 * An undermount basin below a hole: steep at the rim, level at the drain.
 * @param {Mesh} mesh
 * @param {Hole} hole
 * @param {number} depth
 * @param {Look} [drain]
 */
export function addUndermountBasin(mesh, hole, depth, drain = chrome) {
  const rim = -thickness - 0.06;
  const steepness = 2.2 + 0.35 * (hole.power - 2);
  mesh.sheet(
    ceramic,
    evenly(144).map((share) => (share * 2 - 1) * Math.PI),
    evenly(56),
    (angle, v) => {
      const share = 1 - v * v * 0.985;
      // Rounder the deeper it goes: every basin drains to a point.
      const power = hole.power + (2 - hole.power) * v * v;
      const radius = share * radiusOf({ ...hole, power }, angle, hiddenRim);
      const fall = (1 - Math.min(share, 1) ** steepness) ** (1 / steepness);
      return [hole.x + Math.cos(angle) * radius, rim - depth * fall, hole.z + Math.sin(angle) * radius];
    },
  );
  const floor = rim - depth;
  addRod(mesh, drain, [hole.x, floor - 1, hole.z], [hole.x, floor + 3.5, hole.z], 32, 2);
  addRod(mesh, drain, [hole.x, floor + 2, hole.z], [hole.x, floor + 8, hole.z], 22, 2);
}
