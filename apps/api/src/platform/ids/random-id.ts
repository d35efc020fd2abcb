import { randomFillSync } from 'node:crypto';

const bytes = 16;
const pool = Buffer.allocUnsafe(bytes * 256);
let next = pool.length;

/**
 * 16 random bytes as 22 base64url characters, for things whose URL is the permission to read them (D8). Drawn in
 * batches, since each call to the system's generator is slow.
 */
export function randomId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  const id = pool.toString('base64url', next, next + bytes);
  pool.fill(0, next, (next += bytes)); // an id that was given out must not linger in memory
  return id;
}
