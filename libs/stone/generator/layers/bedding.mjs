/** @import { Bedding, Window } from '../recipe.js' */
/** @import { GradientNoise } from '../noise/gradient-noise.mjs' */
import { smoothstep } from '../maths.mjs';

/** The depth of a block is warped less than its face, or the front edge would show other veins than the face. */
const depthShare = 0.4;

/** Offsets for the warp's second and third direction, so that they differ from the first. */
const warpOffsets = { x: 11.7, y: 5.3, z: 8.1 };

/**
 * A layer's coordinates: rotated, stretched along the bedding, and domain-warped, large bends first.
 * @param {Bedding} bedding
 * @param {GradientNoise} noise
 * @returns {(x: number, y: number, z: number) => Float64Array} the same array at every call
 */
export function createBedding({ angle = 0, stretch = 1, warp = [] }, noise) {
  const cosine = Math.cos((angle * Math.PI) / 180);
  const sine = Math.sin((angle * Math.PI) / 180);
  const place = new Float64Array(3);
  return (x, y, z) => {
    let along = x * cosine + y * sine;
    let across = y * cosine - x * sine;
    let depth = z;
    for (let index = 0; index < warp.length; index++) {
      const { scale, amp, oct = 1 } = warp[index];
      const u = x / scale + 29.3 * (index + 1);
      const v = y / scale;
      const w = z / scale;
      along += amp * noise.fractal(u, v, w, oct);
      across += amp * noise.fractal(u + warpOffsets.x, v + warpOffsets.y, w, oct);
      depth += amp * depthShare * noise.at(u, v + warpOffsets.z, w + warpOffsets.z);
    }
    place[0] = along / stretch;
    place[1] = across;
    place[2] = depth;
    return place;
  };
}

/**
 * A layer's strength at a point, 0..1: veins fade out and reappear.
 * @param {Window | undefined} window
 * @param {GradientNoise} noise
 * @returns {(x: number, y: number, z: number) => number}
 */
export function createFade(window, noise) {
  if (!window) return () => 1;
  const { scale, lo, hi } = window;
  return (x, y, z) => smoothstep(lo, hi, noise.at(x / scale + 83, y / scale, z / scale));
}
