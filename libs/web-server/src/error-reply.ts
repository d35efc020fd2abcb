import { errorCatalogue, type ErrorCode, type ErrorResponse } from '@app/contracts';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** A reply of any server type, for plugins. */
export type AnyReply = Pick<
  FastifyReply<RouteGenericInterface, RawServerBase>,
  'code' | 'header' | 'type' | 'send'
> & { request: Pick<FastifyReply['request'], 'id' | 'method' | 'log'> };

/** Replies with an error in the usual format (D12), which is never cached. */
export function replyWithError<R extends AnyReply>(reply: R, code: ErrorCode, status?: number): R {
  const entry = errorCatalogue[code];
  const body: ErrorResponse = { error: entry.sentence, code, requestId: reply.request.id };
  reply.code(status ?? entry.status);
  reply.header('cache-control', 'no-store');
  // The client may still be sending its body, so the connection is closed.
  if (code === 'request/too-large') reply.header('connection', 'close');
  reply.type('application/json; charset=utf-8');
  reply.send(body);
  return reply;
}
