import { errorCatalogue, type ErrorCode, type ErrorResponse } from '@app/contracts';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** A reply of any server type, for plugins. */
export type AnyReply = Pick<
  FastifyReply<RouteGenericInterface, RawServerBase>,
  'code' | 'header' | 'type' | 'send'
> & { request: Pick<FastifyReply['request'], 'id' | 'method' | 'log'> };

/** Every error has the one shape (D12) and is never cached. */
export function replyWithError<R extends AnyReply>(reply: R, code: ErrorCode, status?: number): R {
  const entry = errorCatalogue[code];
  const body: ErrorResponse = { error: entry.sentence, code, requestId: reply.request.id };
  reply.code(status ?? entry.status);
  reply.header('cache-control', 'no-store');
  // The sender may still be sending: the connection is closed.
  if (code === 'request/too-large') reply.header('connection', 'close');
  reply.type('application/json; charset=utf-8');
  reply.send(body);
  return reply;
}
