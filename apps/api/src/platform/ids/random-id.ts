import { randomFillSync } from 'node:crypto';

const bytes = 16;
const pool = Buffer.allocUnsafe(bytes * 256);
let next = pool.length;

/**
 * 16 random bytes as 22 base64url characters, for things whose address is the permission to read them (D8).
 * Drawn from the system's generator in batches, since asking it costs more than the bytes do.
 */
export function randomId(): string {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  const id = pool.toString('base64url', next, next + bytes);
  pool.fill(0, next, (next += bytes)); // an id that was handed out must not linger in memory
  return id;
}
