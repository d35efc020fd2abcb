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
  /** Routes below the prefix; default: all. */
  routes?: string[];
  /** Default: all. */
  methods?: HTTPMethods[];
  /** Replaces the prefix; default: the same prefix. */
  rewritePrefix?: string;
  /** The upstream's origin. */
  upstream: string;
  /** Timeout for the first byte of the response, and between two bytes. */
  timeoutMs: number;
  /** Maximum bytes of a body. */
  bodyLimit: number;
  /** Time limit for a whole body; default half a minute. */
  bodyTimeMs?: number;
}

const connectTimeoutMs = 2_000;
/** Idle connections are not reused after this time. The upstream may be closing them, and then the request would fail. */
const idleTimeoutMs = 4_000;

/** Connections to the upstream, and the maximum for one network; more requests wait. */
const connections = 256;
const connectionsPerNetwork = 64;

/**
 * Bodies up to this size are read completely before the upstream is called. Responses are buffered too, so that a slow
 * client does not occupy a connection to the upstream.
 */
export const maxBufferedBytes = 128 * 1024;
const bufferedResponseBytes = 512 * 1024;

/** Proxies paths with a prefix. If the upstream fails, the visitor gets a message and 503. */
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
      // No automatic retry: the visitor gets the 503 and decides.
      retryDelay: () => null,
      rewriteRequestHeaders: withTrustedForwarding,
      rewriteHeaders: withoutConnectionHeaders,
      onResponse: (request, reply, { stream, statusCode }) => {
        request.isProxied = true;
        // If the upstream answered before the whole body was sent, the rest of the body is read and dropped: otherwise the
        // client could not read the response. Only a client whose body is too large is cut off.
        if (statusCode !== 413) reply.removeHeader('connection');
        const answer = new PassThrough({ highWaterMark: bufferedResponseBytes });
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
      part.addContentTypeParser('*', (_request, body, done) => done(null, limitSize(body, bodyLimit)));
    } else {
      part.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body.length > 0 ? Readable.from(body) : undefined),
      );
    }
    // Silent, because its error logs contain URLs and stacks.
    await part.register(httpProxy, { ...options, logLevel: 'silent' });
  });
}

/** The network of an address: for IPv6 its /64, because one client has all addresses in it. */
const networkOf = (address: string) =>
  address.startsWith('::ffff:') ? address : (address.split('::', 1)[0] ?? '').split(':', 4).join(':');

type ClientRequest = Pick<
  FastifyRequest<RequestGenericInterface, RawServerBase>,
  'id' | 'ip' | 'host' | 'protocol'
>;

/** Replaces the client's forwarding headers by what this server knows. */
function withTrustedForwarding<T extends object>(request: ClientRequest, headers: T): T {
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

const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

function withoutConnectionHeaders<T extends object>(headers: T): T {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)),
  ) as T;
}

class BodyTooLarge extends Error {}
class BodyBrokenOff extends Error {}

/** Passes a body on, and fails if it is too large or ends early. */
function limitSize(body: IncomingMessage, limit: number): Transform {
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
  // It may fail while it waits for a connection, before there is another error listener.
  return passed.on('error', () => undefined);
}

/** Logs no URL, because the URL of a quote, basket or deposit grants access to it (D9). */
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

/** Only the error's code, because the message may contain the URL. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
