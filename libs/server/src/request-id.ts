import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const plain = /^[\w-]{8,64}$/;

/** The request id set by a proxy, so that all logs agree; else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plain.test(given) ? given : randomUUID();
}
