import type { Encoding } from '@app/server';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One form of a body, ready to be sent. */
export interface PreparedVariant {
  body: Buffer;
  /** A strong ETag: each encoding has its own. */
  etag: string;
  encoding: 'br' | 'gzip' | undefined;
}

/** A JSON body made once and sent many times, in the encodings that clients ask for. */
export type PreparedReply = Record<Encoding, PreparedVariant>;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Serialises and compresses a value; off the main thread, so that requests go on meanwhile. */
export async function prepareReply(value: unknown): Promise<PreparedReply> {
  const body = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
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
