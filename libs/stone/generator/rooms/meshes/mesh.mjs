/** @import { Vector } from '../../pictures/vector.mjs' */
/** @import { Look } from '../looks/look.js' */
import { normalize } from '../../pictures/vector.mjs';

/** @typedef {(u: number, v: number) => Vector} PointAt */

/** Triangles with a normal at each corner and a look each; every solid of a scene is made of them. */
export class Mesh {
  constructor() {
    /** @type {number[]} nine for each triangle */
    this.positions = [];
    /** @type {number[]} nine for each triangle */
    this.normals = [];
    /** @type {number[]} for each triangle, an index of `looks` */
    this.lookOf = [];
    /** @type {Look[]} */
    this.looks = [];
  }

  /**
   * A bent sheet: a grid of points, two triangles to a mesh.
   * @param {Look} look
   * @param {readonly number[]} columns values of u
   * @param {readonly number[]} rows values of v
   * @param {PointAt} pointAt
   * @param {PointAt} [normalAt] taken from the points' neighbours when absent
   */
  sheet(look, columns, rows, pointAt, normalAt = normalsOf(pointAt)) {
    const points = rows.map((v) => columns.map((u) => pointAt(u, v)));
    const normals = rows.map((v) => columns.map((u) => normalAt(u, v)));
    for (let row = 1; row < rows.length; row++) {
      for (let column = 1; column < columns.length; column++) {
        const corners = /** @type {const} */ ([
          [row - 1, column - 1],
          [row - 1, column],
          [row, column],
          [row, column - 1],
        ]);
        for (const triangle of [
          [0, 1, 2],
          [0, 2, 3],
        ]) {
          for (const corner of triangle) {
            const [atRow, atColumn] = corners[corner];
            this.positions.push(...points[atRow][atColumn]);
            this.normals.push(...normals[atRow][atColumn]);
          }
          this.lookOf.push(this.#indexOf(look));
        }
      }
    }
  }

  /** @param {Look} look */
  #indexOf(look) {
    const known = this.looks.indexOf(look);
    return known >= 0 ? known : this.looks.push(look) - 1;
  }
}

/**
 * @param {number} steps
 * @returns {number[]} 0 to 1
 */
export const evenly = (steps) => Array.from({ length: steps + 1 }, (_, index) => index / steps);

/**
 * @param {PointAt} pointAt
 * @returns {PointAt}
 */
function normalsOf(pointAt) {
  const step = 1e-3;
  return (u, v) => {
    const right = pointAt(u + step, v);
    const left = pointAt(u - step, v);
    const far = pointAt(u, Math.min(1, v + step));
    const near = pointAt(u, Math.max(0, v - step));
    const [ax, ay, az] = [right[0] - left[0], right[1] - left[1], right[2] - left[2]];
    const [bx, by, bz] = [far[0] - near[0], far[1] - near[1], far[2] - near[2]];
    const normal = /** @type {const} */ ([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]);
    // A sheet that ends in a point has no normal there; all such points are level.
    return Math.hypot(...normal) < 1e-9 ? [0, 1, 0] : normalize(normal);
  };
}
