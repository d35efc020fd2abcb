import { chooseEncoding } from '@app/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedReply } from './prepared-reply';

/** Sends a prepared body, or 304 where the client has it: `no-cache` means that it must ask each time (D13). */
export function sendPrepared(prepared: PreparedReply, request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request;
  const { body, etag, encoding } = prepared[chooseEncoding(headers['accept-encoding'])];
  void reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', etag);
  if (hasIt(headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return;
  }
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Whether `If-None-Match` names this ETag; the comparison is the weak one, as RFC 9110 asks here. */
function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((tag) => {
    const candidate = tag.trim();
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`;
  });
}
