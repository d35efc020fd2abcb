import { randomFillSync } from 'node:crypto';

const bytes = 16;
const pool = Buffer.allocUnsafe(bytes * 256);
let nextOffset = pool.length;

/** For things whose URL is the permission to read them (D8). Drawn in batches, as the system's generator is slow. */
export function randomId(): string {
  if (nextOffset === pool.length) {
    randomFillSync(pool);
    nextOffset = 0;
  }
  const id = pool.toString('base64url', nextOffset, nextOffset + bytes);
  pool.fill(0, nextOffset, (nextOffset += bytes)); // an id that was given out must not linger in memory
  return id;
}
