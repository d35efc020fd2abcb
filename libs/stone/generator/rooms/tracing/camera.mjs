/** @import { Vector } from '../../pictures/vector.mjs' */
import { along, dot, normalize } from '../../pictures/vector.mjs';
import { cross } from '../meshes/solids.mjs';

/**
 * Where a scene is seen from. `fieldOfView` is the picture's height, in degrees.
 * @typedef {{ eye: Vector, target: Vector, fieldOfView: number }} View
 */

/**
 * @param {View} view
 * @param {number} width pixels
 * @param {number} height pixels
 */
export function createCamera({ eye, target, fieldOfView }, width, height) {
  const forward = normalize(along(target, eye, -1));
  const right = normalize(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const reach = Math.tan((fieldOfView * Math.PI) / 360);
  const aspect = width / height;

  return {
    eye,
    /**
     * @param {number} x in pixels from the left
     * @param {number} y in pixels from the top
     * @param {Float64Array} ray its direction is put here
     */
    aim(x, y, ray) {
      const across = ((x / width) * 2 - 1) * reach * aspect;
      const upwards = (1 - (y / height) * 2) * reach;
      const length = Math.sqrt(1 + across * across + upwards * upwards);
      for (let axis = 0; axis < 3; axis++)
        ray[axis] = (forward[axis] + right[axis] * across + up[axis] * upwards) / length;
    },
    /**
     * Where a point of the room appears.
     * @param {Vector} point
     */
    project(point) {
      const from = along(point, eye, -1);
      const depth = dot(from, forward) * reach;
      return {
        x: ((dot(from, right) / depth / aspect + 1) / 2) * width,
        y: ((1 - dot(from, up) / depth) / 2) * height,
      };
    },
  };
}
