import { randomFrom } from './random.mjs';

/** Towards the twelve edges of a cube, padded to sixteen so that four bits choose one. */
const directions = new Int8Array([
  1, 1, 0, -1, 1, 0, 1, -1, 0, -1, -1, 0, 1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, -1, 0, 1, 1, 0, -1, 1, 0, 1, -1,
  0, -1, -1, 1, 1, 0, 0, -1, 1, -1, 1, 0, 0, -1, -1,
]);

/** Frequency ratio of octaves; not 2, so that their lattices never coincide. */
const lacunarity = 2.03;

/** @param {number} t */
const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Perlin's gradient noise in three dimensions: smooth, about -1..1, mostly within ±0.5, one feature per unit. */
export class GradientNoise {
  /** @param {number} seed */
  constructor(seed) {
    const random = randomFrom(seed);
    const order = Uint8Array.from({ length: 256 }, (_, index) => index);
    for (let last = 255; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      const kept = order[last];
      order[last] = order[other];
      order[other] = kept;
    }
    // Doubled, so that sums of lattice coordinates need no masking.
    this.order = Uint8Array.from({ length: 512 }, (_, index) => order[index & 255]);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} z
   */
  at(x, y, z) {
    const { order } = this;
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    x -= cellX;
    y -= cellY;
    z -= cellZ;
    const near = order[cellX & 255] + (cellY & 255);
    const far = order[(cellX & 255) + 1] + (cellY & 255);
    const depth = cellZ & 255;
    const u = ease(x);
    const v = ease(y);
    const w = ease(z);

    const a = cornerContribution(order[order[near] + depth], x, y, z);
    const b = cornerContribution(order[order[far] + depth], x - 1, y, z);
    const c = cornerContribution(order[order[near + 1] + depth], x, y - 1, z);
    const d = cornerContribution(order[order[far + 1] + depth], x - 1, y - 1, z);
    const e = cornerContribution(order[order[near] + depth + 1], x, y, z - 1);
    const f = cornerContribution(order[order[far] + depth + 1], x - 1, y, z - 1);
    const g = cornerContribution(order[order[near + 1] + depth + 1], x, y - 1, z - 1);
    const h = cornerContribution(order[order[far + 1] + depth + 1], x - 1, y - 1, z - 1);

    const ab = a + u * (b - a);
    const cd = c + u * (d - c);
    const ef = e + u * (f - e);
    const gh = g + u * (h - g);
    const front = ab + v * (cd - ab);
    return front + w * (ef + v * (gh - ef) - front);
  }

  /**
   * Sum of octaves, each finer and weaker by `gain`, normalised to the range of one.
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @param {number} octaves
   * @param {number} [gain]
   */
  fractal(x, y, z, octaves, gain = 0.5) {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * this.at(x, y, z);
      total += weight;
      weight *= gain;
      x = x * lacunarity + 19.19;
      y = y * lacunarity - 7.43;
      z = z * lacunarity + 4.71;
    }
    return sum / total;
  }
}

/**
 * A lattice corner's contribution.
 * @param {number} hash
 * @param {number} x
 * @param {number} y
 * @param {number} z
 */
function cornerContribution(hash, x, y, z) {
  const start = (hash & 15) * 3;
  return directions[start] * x + directions[start + 1] * y + directions[start + 2] * z;
}
