import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyRequest,
  HTTPMethods,
  RawServerBase,
  RequestGenericInterface,
} from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PassThrough, pipeline, Readable, Transform } from 'node:stream';
import { replyWithError, type AnyReply } from './error-reply';
import { limitBodyTime } from '@app/server';
import { Semaphore } from './semaphore';

export interface Upstream {
  /** Paths with this prefix are proxied, such as `/api`. */
  prefix: string;
  /** Only these below the prefix; default all. */
  routes?: string[];
  /** Only these; default all. */
  methods?: HTTPMethods[];
  /** Replaces the prefix; default unchanged. */
  rewritePrefix?: string;
  /** The upstream's origin. */
  upstream: string;
  /** Timeout for the first byte, and between two. */
  timeoutMs: number;
  /** Maximum size of a body. */
  bodyLimit: number;
  /** Time limit for a whole body; default half a minute. */
  bodyTimeMs?: number;
}

const connectTimeoutMs = 2_000;
/**
 * Idle connections are not reused after this: the upstream closes them when it stops, and a call crossing with that
 * would fail.
 */
const idleTimeoutMs = 4_000;

/** Connections to the upstream, and how many one network may use at a time; the rest wait. */
const connections = 256;
const connectionsPerNetwork = 64;

/**
 * Bodies up to this size are read completely before the upstream is called, and responses are read ahead as far: a slow
 * client does not occupy a connection to the upstream.
 */
export const maxBufferedBytes = 128 * 1024;
const bufferedAnswer = 512 * 1024;

/** Proxies a part of our paths. If the upstream fails, the visitor gets a message and 503. */
export async function proxyTo(server: FastifyInstance, target: Upstream): Promise<void> {
  const {
    prefix,
    routes,
    methods,
    rewritePrefix = prefix,
    upstream,
    timeoutMs,
    bodyLimit,
    bodyTimeMs = 30_000,
  } = target;
  const semaphore = new Semaphore(connectionsPerNetwork);
  const released = new WeakMap<object, () => void>();
  const options: FastifyHttpProxyOptions = {
    prefix,
    ...(routes && { routes }),
    ...(methods && { httpMethods: methods }),
    rewritePrefix,
    upstream,
    proxyPayloads: false,
    disableRequestLogging: true,
    undici: {
      connections,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: connectTimeoutMs },
      keepAliveTimeout: idleTimeoutMs,
      keepAliveMaxTimeout: idleTimeoutMs,
    },
    preHandler: (request, reply, next) => {
      const release = semaphore.acquire(networkOf(request.ip), next);
      released.set(request.raw, release);
      reply.raw.once('close', release);
    },
    replyOptions: {
      // No automatic retry: a 503 is an answer, and the visitor decides.
      retryDelay: () => null,
      rewriteRequestHeaders: withTrustedForwarding,
      rewriteHeaders: withoutConnectionHeaders,
      onResponse: (request, reply, { stream, statusCode }) => {
        request.isPassedOn = true;
        // The upstream answered before the whole body: the rest is read and dropped, or the client could not read the
        // response. Only a client that sends too much is cut off.
        if (statusCode !== 413) reply.removeHeader('connection');
        const answer = new PassThrough({ highWaterMark: bufferedAnswer });
        pipeline(stream, answer, () => released.get(request.raw)?.());
        reply.send(answer);
      },
      onError: answerUpstreamFailure(server, prefix),
    },
  };
  await server.register(async (part) => {
    part.addHook('onRequest', (request, reply, next) => {
      limitBodyTime(request.raw, reply.raw, bodyTimeMs);
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
        replyWithError(reply, 'request/too-large');
      } else next();
    });
    part.removeAllContentTypeParsers();
    if (bodyLimit > maxBufferedBytes) {
      part.addContentTypeParser('*', (_request, body, done) => done(null, measured(body, bodyLimit)));
    } else {
      part.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body.length > 0 ? Readable.from(body) : undefined),
      );
    }
    // Its own error logs contain addresses and stacks.
    await part.register(httpProxy, { ...options, logLevel: 'silent' });
  });
}

/** The network of an address: for IPv6 its /64, as one client has all of those. */
const networkOf = (address: string) =>
  address.startsWith('::ffff:') ? address : (address.split('::', 1)[0] ?? '').split(':', 4).join(':');

type Seen = Pick<FastifyRequest<RequestGenericInterface, RawServerBase>, 'id' | 'ip' | 'host' | 'protocol'>;

/** Forwarded headers come from what we have seen, not from the client. */
function withTrustedForwarding<T extends object>(request: Seen, headers: T): T {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(?:x-forwarded-|forwarded$|x-real-ip$|expect$)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  } as unknown as T;
}

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

function withoutConnectionHeaders<T extends object>(headers: T): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneConnection.includes(name))) as T;
}

class BodyTooLarge extends Error {}
class BodyBrokenOff extends Error {}

/** Counts a body on its way, which may be too large or end early. */
function measured(body: IncomingMessage, limit: number): Transform {
  let count = 0;
  const passed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  body.pipe(passed).once('close', () => body.resume());
  body.once('close', () => body.complete || passed.destroy(new BodyBrokenOff()));
  // It may fail while waiting for a connection, before anybody listens.
  return passed.on('error', () => undefined);
}

/** Logs no address: that of a quote, basket or deposit is all a stranger needs (D9). */
const answerUpstreamFailure =
  (server: FastifyInstance, prefix: string) =>
  (reply: AnyReply, { error }: { error: Error }): void => {
    if (error.cause instanceof BodyTooLarge) {
      replyWithError(reply, 'request/too-large');
      return;
    }
    if (error.cause instanceof BodyBrokenOff) return;
    const { id: reqId, method } = reply.request;
    server.log.warn({ reqId, prefix, method, reason: reasonOf(error) }, 'the server behind did not answer');
    replyWithError(reply, 'server/unavailable');
  };

/** The error's code only: a message may contain the address. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
