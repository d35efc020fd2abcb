import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const plain = /^[\w-]{8,64}$/;

/** The id that a server before us gave a request, so that all logs speak of it by one name; else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plain.test(given) ? given : randomUUID();
}
