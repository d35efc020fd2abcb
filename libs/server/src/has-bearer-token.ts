import { timingSafeEqual } from 'node:crypto';

/** Whether a request carries the key, compared in a time that tells nothing about it. */
export function hasBearerToken(header: string | undefined, key: string): boolean {
  const sent = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
