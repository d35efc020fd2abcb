import { chooseEncoding, type Encoding } from '@app/server';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A built page or script in memory, with its compressed variants. */
export class BuiltFile {
  private readonly bodies: Record<Encoding, Buffer>;
  private readonly tags: Record<Encoding, string>;

  /**
   * @param source path of a built file, or a text
   * @param complete inserts values that the build did not know, such as the shop's URL
   */
  constructor(
    source: string | { text: string },
    private readonly type = 'text/html; charset=utf-8',
    complete?: (text: string) => string,
  ) {
    const isText = typeof source !== 'string';
    const text = () => (isText ? source.text : readFileSync(source, 'utf8'));
    this.bodies = isText || complete ? compress((complete ?? String)(text())) : readVariants(source);
    const hash = createHash('sha256').update(this.bodies.identity).digest('base64url').slice(0, 22);
    this.tags = { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` };
    if (isText || complete) this.recompress(hash);
  }

  /**
   * Compresses again in the background, at the best level: a page that fits into ten packets arrives one round trip sooner.
   */
  private recompress(hash: string): void {
    brotliCompress(this.bodies.identity, qualityOf(constants.BROTLI_MAX_QUALITY), (error, best) => {
      if (error) return;
      this.bodies.br = best;
      this.tags.br = `"${hash}-br${constants.BROTLI_MAX_QUALITY}"`;
    });
  }

  /** By default browsers revalidate it by ETag; with 'no-store' there is no ETag. */
  send(reply: FastifyReply, { status = 200, cacheControl = 'no-cache' } = {}): FastifyReply {
    const { headers } = reply.request;
    const encoding = chooseEncoding(headers['accept-encoding']);
    const [body, tag] = [this.bodies[encoding], this.tags[encoding]];
    reply
      .code(status)
      .header('content-type', this.type)
      .header('vary', 'accept-encoding')
      .header('cache-control', cacheControl);
    if (cacheControl !== 'no-store' && status === 200) {
      reply.header('etag', tag);
      if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    }
    if (body !== this.bodies.identity) reply.header('content-encoding', encoding);
    return reply.send(body);
  }
}

/** Takes milliseconds, so that the server starts fast. The best level takes ten times as long and saves a few per cent. */
const quickQuality = 9;

const qualityOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function compress(text: string): Record<Encoding, Buffer> {
  const identity = Buffer.from(text);
  return {
    identity,
    br: brotliCompressSync(identity, qualityOf(quickQuality)),
    gzip: gzipSync(identity, { level: 9 }),
  };
}

/** Reads a file with the compressed variants from the build; a font has none. */
function readVariants(path: string): Record<Encoding, Buffer> {
  const identity = readFileSync(path);
  const variant = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : identity);
  return { identity, br: variant('.br'), gzip: variant('.gz') };
}
