import { timingSafeEqual } from 'node:crypto';

/** Whether the header has the key; compared in constant time. */
export function hasBearerToken(header: string | undefined, key: string): boolean {
  const sent = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
