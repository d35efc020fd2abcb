import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, chooseEncoding } from '@app/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface PreparedVariant {
  body: Buffer;
  /** A strong ETag: each encoding has its own. */
  etag: string;
  encoding: 'br' | 'gzip' | undefined;
}

export type PreparedReply = Record<Encoding, PreparedVariant>;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses off the main thread. */
export async function prepareReply(value: unknown): Promise<PreparedReply> {
  const body = Buffer.from(JSON.stringify(value));
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  const [zipped, brotli] = await Promise.all([
    toGzip(body, { level: 9 }),
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ]);
  return {
    identity: { body, etag: `"${digest}"`, encoding: undefined },
    gzip: { body: zipped, etag: `"${digest}-gz"`, encoding: 'gzip' },
    br: { body: brotli, etag: `"${digest}-br"`, encoding: 'br' },
  };
}

/** Sends a prepared body, or 304 if the client has it: `no-cache` makes it revalidate each time (D13). */
export function sendPrepared(prepared: PreparedReply, request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request;
  const { body, etag, encoding } = prepared[chooseEncoding(headers['accept-encoding'])];
  void reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', etag);
  if (matchesEtag(headers['if-none-match'], etag)) {
    void reply.code(304).send();
    return;
  }
  if (encoding) void reply.header('content-encoding', encoding);
  void reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Weak comparison, as RFC 9110 asks for `If-None-Match`. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((tag) => {
    const candidate = tag.trim();
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`;
  });
}
