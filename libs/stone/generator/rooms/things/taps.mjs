/** @import { Vector } from '../../pictures/vector.mjs' */
/** @import { Look } from '../looks/look.js' */
/** @import { Mesh } from '../meshes/mesh.mjs' */
import { addPipe, addRod } from '../meshes/solids.mjs';

/**
 * Three holes in the wall: a spout between two cross-bar handles.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {number} x
 * @param {number} y
 * @param {number} reach from the wall
 */
export function addWallTap(mesh, look, x, y, reach) {
  addRod(mesh, look, [x, y, 0], [x, y, 7], 30, 2);
  /** @type {Vector[]} */
  const run = [
    [x, y, 4],
    [x, y, 60],
    [x, y, reach - 40],
    [x, y - 3, reach - 14],
    [x, y - 16, reach - 2],
    [x, y - 32, reach],
  ];
  addPipe(mesh, look, run, 11.5);
  addRod(mesh, look, [x, y - 36, reach], [x, y - 29, reach], 12.6, 1);
  for (const side of [x - 98, x + 98]) {
    addRod(mesh, look, [side, y, 0], [side, y, 7], 28, 2);
    addRod(mesh, look, [side, y, 5], [side, y, 46], 15, 2);
    addRod(mesh, look, [side, y, 40], [side, y, 62], 20, 2.5);
    addRod(mesh, look, [side, y, 51], [side, y + 44, 51], 4.6, 1.5);
  }
}

/**
 * A tall mixer for a basin that stands on the top; its spout reaches to the right.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {number} x
 * @param {number} z
 * @param {number} height
 * @param {number} reach
 */
export function addTallMixer(mesh, look, x, z, height, reach) {
  addRod(mesh, look, [x, 0, z], [x, 5, z], 27, 1.5);
  addRod(mesh, look, [x, 4, z], [x, height, z], 19.5, 2);
  addRod(mesh, look, [x + 6, height - 34, z], [x + reach, height - 42, z + 8], 11, 2.2);
  addRod(mesh, look, [x + reach - 13, height - 54, z + 7.5], [x + reach - 13, height - 42, z + 7.5], 8.5, 1);
  addRod(mesh, look, [x, height + 1.5, z], [x, height + 17, z], 19.5, 2);
  addRod(mesh, look, [x, height + 11, z + 6], [x + 18, height + 15, z + 60], 4.6, 1.6);
}

/**
 * A spout like a swan's neck, with a lever at its foot.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {number} x
 * @param {number} z
 * @param {number} height
 * @param {number} reach
 */
export function addSwanNeck(mesh, look, x, z, height, reach) {
  const radius = reach / 2;
  addRod(mesh, look, [x, 0, z], [x, 5, z], 26, 1.5);
  addRod(mesh, look, [x, 4, z], [x, 62, z], 17, 2);
  /** @type {Vector[]} */
  const arc = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1 - index / 8);
    return [x, height - radius + Math.sin(angle) * radius, z + radius + Math.cos(angle) * radius];
  });
  const mouth = height - radius - 34;
  addPipe(mesh, look, [[x, 55, z], [x, height * 0.55, z], ...arc, [x, mouth, z + reach]], 10, 90);
  addRod(mesh, look, [x, mouth - 8, z + reach], [x, mouth + 2, z + reach], 11, 1);
  addRod(mesh, look, [x + 12, 42, z], [x + 40, 42, z], 9, 1.5);
  addRod(mesh, look, [x + 34, 42, z], [x + 42, 84, z + 2], 4.2, 1.5);
}
