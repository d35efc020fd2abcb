import { errorCatalogue, type ErrorCode, type ErrorResponse } from '@app/contracts';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** A reply of whatever kind of server: plugins are written for all of them. */
export type AnyReply = Pick<
  FastifyReply<RouteGenericInterface, RawServerBase>,
  'code' | 'header' | 'type' | 'send'
> & { request: Pick<FastifyReply['request'], 'id' | 'method' | 'log'> };

/** Every failure leaves in the one shape (D12), and is never kept by a cache. */
export function replyWithError<R extends AnyReply>(reply: R, code: ErrorCode, status?: number): R {
  const entry = errorCatalogue[code];
  const body: ErrorResponse = { error: entry.sentence, code, requestId: reply.request.id };
  reply.code(status ?? entry.status);
  reply.header('cache-control', 'no-store');
  // Whoever sends too much may still be sending: nothing more of it is taken in.
  if (code === 'request/too-large') reply.header('connection', 'close');
  reply.type('application/json; charset=utf-8');
  reply.send(body);
  return reply;
}
