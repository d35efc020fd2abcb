import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page that the build has made, in memory with its compressed variants: few, small, and asked for most. */
export class BuiltPage {
  private readonly bodies: Record<Encoding, Buffer>;
  private readonly tags: Record<Encoding, string>;

  /** `complete` fills in what the build could not know, such as the shop's own address. */
  constructor(path: string, complete?: (html: string) => string) {
    this.bodies = complete
      ? compressed(complete(readFileSync(path, 'utf8')))
      : {
          identity: readFileSync(path),
          br: readFileSync(`${path}.br`),
          gzip: readFileSync(`${path}.gz`),
        };
    const hash = createHash('sha256').update(this.bodies.identity).digest('base64url').slice(0, 22);
    this.tags = { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gz"` };
    if (complete) this.squeeze(hash);
  }

  /** In the background, and from then on the best: a page that fits into a server's first ten packets comes a round trip sooner. */
  private squeeze(hash: string): void {
    brotliCompress(this.bodies.identity, qualityOf(constants.BROTLI_MAX_QUALITY), (error, best) => {
      if (error) return;
      this.bodies.br = best;
      this.tags.br = `"${hash}-br${constants.BROTLI_MAX_QUALITY}"`;
    });
  }

  send(reply: FastifyReply, { status = 200, isStored = true } = {}): FastifyReply {
    const { headers } = reply.request;
    const encoding = preferredEncoding(headers['accept-encoding']);
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', isStored ? 'no-cache' : 'no-store');
    if (isStored && status === 200) {
      reply.header('etag', this.tags[encoding]);
      if (headers['if-none-match']?.includes(this.tags[encoding])) return reply.code(304).send();
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(this.bodies[encoding]);
  }
}

/** Within milliseconds, so that the server is up at once: the best takes ten times as long for a few per cent less. */
const quickQuality = 9;

const qualityOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function compressed(html: string): Record<Encoding, Buffer> {
  const identity = Buffer.from(html);
  return {
    identity,
    br: brotliCompressSync(identity, qualityOf(quickQuality)),
    gzip: gzipSync(identity, { level: 9 }),
  };
}

/** The smallest variant that the browser takes; `q=0` means that it does not. */
export function preferredEncoding(accepted = ''): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding)) ?? 'identity';
}
