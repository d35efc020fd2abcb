import { createHash } from 'node:crypto';

const hashOf = (parts: readonly (string | number)[]) => createHash('sha256').update(JSON.stringify(parts));

/** The same parts, the same id: a run with the same seed can be compared with another. */
export function uuidOf(...parts: readonly (string | number)[]): string {
  const hex = hashOf(parts).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** As on a receipt: T and nine capitals or figures. */
export function transactionCodeOf(...parts: readonly (string | number)[]): string {
  const bytes = hashOf(['code', ...parts]).digest();
  return `T${[...bytes.subarray(0, 9)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** A draw of chance, 0 up to 1, that comes out the same every time. */
export const chanceOf = (...parts: readonly (string | number)[]): number =>
  hashOf(['chance', ...parts])
    .digest()
    .readUInt32BE(0) /
  2 ** 32;
