import { timingSafeEqual } from 'node:crypto';

/** Whether a request has the key; compared in constant time. */
export function hasBearerToken(header: string | undefined, key: string): boolean {
  const sent = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
