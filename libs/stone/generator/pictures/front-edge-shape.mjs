/** @import { Vector } from './vector.mjs' */
import { along } from './vector.mjs';

// The front of a top, in millimetres: x runs along the edge, y away from the viewer, z up. The face lies at z = 0 and
// its edge at y = 0; both arrises are rounded; a cupboard stands a little back beneath.
export const thicknessMm = 20;
const arrisMm = 1.8;
const setBackMm = 18;

/** @typedef {{ isStone: boolean, point: Vector, normal: Vector }} Hit */

/**
 * The first hit of a ray from above and in front.
 * @param {Vector} eye
 * @param {Vector} ray
 * @returns {Hit}
 */
export function hitFrontEdge(eye, ray) {
  const face = along(eye, ray, -eye[2] / ray[2]);
  if (face[1] >= arrisMm) return { isStone: true, point: face, normal: [0, 0, 1] };

  const upper = hitArris(eye, ray, -arrisMm);
  if (upper && upper.normal[1] <= 0 && upper.normal[2] >= 0) return upper;

  const front = along(eye, ray, -eye[1] / ray[1]);
  if (front[2] <= -arrisMm && front[2] >= arrisMm - thicknessMm)
    return { isStone: true, point: front, normal: [0, -1, 0] };

  const lower = hitArris(eye, ray, arrisMm - thicknessMm);
  if (lower && lower.normal[1] <= 0 && lower.normal[2] <= 0) return lower;

  const cupboard = along(eye, ray, (setBackMm - eye[1]) / ray[1]);
  return { isStone: false, point: cupboard, normal: [0, -1, 0] };
}

/**
 * The rod inside a rounded arris.
 * @param {Vector} eye
 * @param {Vector} ray
 * @param {number} height of the rod's middle
 * @returns {Hit | undefined}
 */
function hitArris(eye, ray, height) {
  const fromY = eye[1] - arrisMm;
  const fromZ = eye[2] - height;
  const a = ray[1] * ray[1] + ray[2] * ray[2];
  const b = fromY * ray[1] + fromZ * ray[2];
  const root = b * b - a * (fromY * fromY + fromZ * fromZ - arrisMm * arrisMm);
  if (root < 0) return undefined;
  const point = along(eye, ray, (-b - Math.sqrt(root)) / a);
  return {
    isStone: true,
    point,
    normal: [0, (point[1] - arrisMm) / arrisMm, (point[2] - height) / arrisMm],
  };
}
