import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const plain = /^[\w-]{8,64}$/;

/** The request id that a proxy has set, so that all logs have the same one; else a new id. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plain.test(given) ? given : randomUUID();
}
