import { scramble } from './random.mjs';

/** The own cell first: it usually has the nearest seed, and the others can be skipped. */
const steps = [0, -1, 1];

/**
 * Worley's cell noise: one seed in every unit cube. Results are fields that the next lookup overwrites, as a picture
 * makes a million lookups and should not allocate.
 */
export class CellNoise {
  /** Distance to the nearest seed. */
  nearest = 0;
  /** Distance to the second nearest; the difference is small along the seams between cells. */
  second = 0;
  /** The nearest seed's hash, [0, 1). */
  identity = 0;
  /** From the point to the nearest seed. */
  toX = 0;
  toY = 0;
  toZ = 0;

  /** @param {number} seed */
  constructor(seed) {
    this.seed = seed;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @param {number} [jitter] 0 a lattice, 1 fully irregular
   */
  look(x, y, z, jitter = 1) {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const cellZ = Math.floor(z);
    let first = 9;
    let second = 9;
    let hashOfFirst = 0;
    for (const stepX of steps) {
      const spareX = gap(x - cellX, stepX);
      if (spareX >= second) continue;
      for (const stepY of steps) {
        const spareY = spareX + gap(y - cellY, stepY);
        if (spareY >= second) continue;
        for (const stepZ of steps) {
          if (spareY + gap(z - cellZ, stepZ) >= second) continue;
          const hash = this.#hash(cellX + stepX, cellY + stepY, cellZ + stepZ);
          const toX = cellX + stepX + 0.5 + ((hash & 2047) / 2048 - 0.5) * jitter - x;
          const toY = cellY + stepY + 0.5 + (((hash >>> 11) & 2047) / 2048 - 0.5) * jitter - y;
          const toZ = cellZ + stepZ + 0.5 + ((hash >>> 22) / 1024 - 0.5) * jitter - z;
          const square = toX * toX + toY * toY + toZ * toZ;
          if (square < first) {
            second = first;
            first = square;
            hashOfFirst = hash;
            this.toX = toX;
            this.toY = toY;
            this.toZ = toZ;
          } else if (square < second) second = square;
        }
      }
    }
    this.nearest = Math.sqrt(first);
    this.second = Math.sqrt(second);
    this.identity = scramble(hashOfFirst ^ 0x5bd1e995) / 0x1_0000_0000;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} z
   */
  #hash(x, y, z) {
    return scramble(
      this.seed ^ Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x2c1b3c6d) ^ Math.imul(z, 0x297a2d39),
    );
  }
}

/**
 * Squared minimum distance along one axis from a position in a cell (0..1) to a neighbouring cell.
 * @param {number} place
 * @param {number} step
 */
function gap(place, step) {
  if (step === 0) return 0;
  const distance = step < 0 ? place : 1 - place;
  return distance * distance;
}
