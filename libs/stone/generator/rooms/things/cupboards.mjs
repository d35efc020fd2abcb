/** @import { Look } from '../looks/look.js' */
/** @import { Mesh } from '../meshes/mesh.mjs' */
import { shade } from '../looks/plain.mjs';
import { evenly } from '../meshes/mesh.mjs';
import { addBox } from '../meshes/solids.mjs';
import { thickness } from './top.mjs';

/** Between the top and the fronts. */
const shadowGap = 12;
const head = -thickness - shadowGap;

/** @typedef {{ width: number, depth: number, height: number }} Size */

/**
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {Size} size
 * @param {number} columns
 */
export function addDrawers(mesh, look, { width, depth, height }, columns) {
  const gap = 1.5;
  const half = width / 2;
  const foot = head - height;
  addBox(mesh, shade, [4 - half, foot, depth - 40], [half - 4, head, depth - 24], 1);
  addPlinthUnderTop(mesh, half, depth);
  for (const [from, to] of [
    [-half, 18 - half],
    [half - 18, half],
  ])
    addBox(mesh, look, [from, foot, 2], [to, head, depth - 5], 1);
  for (let column = 0; column < columns; column++) {
    const left = -half + (column * width) / columns;
    for (const row of [0, 1]) {
      const upper = head - (row * height) / 2;
      addBox(
        mesh,
        look,
        [left + gap, upper - height / 2 + gap, depth - 24],
        [left + width / columns - gap, upper - row * gap, depth - 4],
        1.6,
      );
    }
  }
}

/**
 * A front of half-round staves.
 * @param {Mesh} mesh
 * @param {Look} look
 * @param {Size} size
 * @param {number} pitch
 */
export function addFlutedFront(mesh, look, { width, depth, height }, pitch) {
  const half = width / 2;
  const foot = head - height;
  addPlinthUnderTop(mesh, half, depth - 14);
  addBox(mesh, look, [2 - half, foot, depth - 34], [half - 2, head, depth - 16], 1);
  for (const x of [-half, half - 18]) addBox(mesh, look, [x, foot, 2], [x + 18, head, depth - 18], 1);
  const count = Math.round(width / pitch);
  const stave = width / count;
  for (let index = 0; index < count; index++) {
    const middle = -half + (index + 0.5) * stave;
    mesh.sheet(look, evenly(12), [0, 1], (u, v) => {
      const angle = Math.PI * (1 - u);
      return [
        middle + Math.cos(angle) * stave * 0.485,
        foot + v * height,
        depth - 17 + Math.sin(angle) * stave * 0.52,
      ];
    });
  }
}

/**
 * The carcass between the fronts and the stone, set back so that the top seems to float.
 * @param {Mesh} mesh
 * @param {number} half
 * @param {number} depth
 */
function addPlinthUnderTop(mesh, half, depth) {
  addBox(mesh, shade, [10 - half, head - 1, depth - 44], [half - 10, -thickness - 0.2, depth - 30], 1);
}
