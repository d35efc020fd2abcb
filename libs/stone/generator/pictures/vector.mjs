/** @typedef {readonly [x: number, y: number, z: number]} Vector */

/**
 * @param {Vector} a
 * @param {Vector} b
 */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * @param {Vector} vector
 * @returns {Vector}
 */
export function normalize(vector) {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/**
 * @param {Vector} from
 * @param {Vector} direction
 * @param {number} distance
 * @returns {Vector}
 */
export const along = (from, direction, distance) => [
  from[0] + direction[0] * distance,
  from[1] + direction[1] * distance,
  from[2] + direction[2] * distance,
];

/**
 * Direction of a ray thrown back by a surface.
 * @param {Vector} ray
 * @param {Vector} normal
 */
export const reflect = (ray, normal) => along(ray, normal, -2 * dot(ray, normal));
