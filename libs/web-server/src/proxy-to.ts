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
  /** What begins with this is passed on, such as `/api`. */
  prefix: string;
  /** Only these below the prefix; all unless said otherwise. */
  routes?: string[];
  /** Only these; all unless said otherwise. */
  methods?: HTTPMethods[];
  /** What takes the prefix's place on the way; the same unless said otherwise. */
  rewritePrefix?: string;
  /** Scheme, host and port of the server that answers. */
  upstream: string;
  /** Longest wait for the first byte, and between two. */
  timeoutMs: number;
  /** Largest body that is passed on. */
  bodyLimit: number;
  /** Longest that a body may take to arrive whole; half a minute unless said otherwise. */
  bodyTimeMs?: number;
}

const connectTimeoutMs = 2_000;
/**
 * A connection that nothing went over for so long is not used again: a server that leaves closes such ones, and a call that
 * crosses with that would fail.
 */
const idleTimeoutMs = 4_000;

/** Connections to the server behind, and how many of them one network may have at a time; the rest wait. */
const connections = 256;
const connectionsPerNetwork = 64;

/**
 * A body where no larger one is allowed is taken in whole before the server behind hears of it, and as much of an answer is
 * read ahead of the visitor: who sends or reads slowly, on purpose or not, keeps no connection to that server busy.
 */
export const largestBufferedBody = 128 * 1024;
const bufferedAnswer = 512 * 1024;

/** Lets another server answer for a part of our address. When it can't, the visitor gets a sentence and 503. */
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
      // Never asks twice by itself: a 503 is an answer, and the visitor decides.
      retryDelay: () => null,
      rewriteRequestHeaders: withHonestOrigin,
      rewriteHeaders: withoutConnectionHeaders,
      onResponse: (request, reply, { stream, statusCode }) => {
        request.isPassedOn = true;
        // An answer that came before the whole body: what is left of it is read and thrown away, or whoever sends
        // could not hear it. Only who sends too much is not listened to any longer.
        if (statusCode !== 413) reply.removeHeader('connection');
        const answer = new PassThrough({ highWaterMark: bufferedAnswer });
        pipeline(stream, answer, () => released.get(request.raw)?.());
        reply.send(answer);
      },
      onError: answerForTheSilent(server, prefix),
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
    if (bodyLimit > largestBufferedBody) {
      part.addContentTypeParser('*', (_request, body, done) => done(null, measured(body, bodyLimit)));
    } else {
      part.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body.length > 0 ? Readable.from(body) : undefined),
      );
    }
    // What it says of failures itself holds addresses and stacks.
    await part.register(httpProxy, { ...options, logLevel: 'silent' });
  });
}

/** Whom an address stands for: an IPv6 address for its /64, since whoever has one of these has all of them. */
const networkOf = (address: string) =>
  address.startsWith('::ffff:') ? address : (address.split('::', 1)[0] ?? '').split(':', 4).join(':');

type Seen = Pick<FastifyRequest<RequestGenericInterface, RawServerBase>, 'id' | 'ip' | 'host' | 'protocol'>;

/** What the server behind may believe about the visitor is what we have seen, not what the visitor wrote. */
function withHonestOrigin<T extends object>(request: Seen, headers: T): T {
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

/** A body on its way, which may turn out too large or end in the middle. */
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
  // It may break off while it waits for a connection, before anybody listens.
  return passed.on('error', () => undefined);
}

/** The address stays out of the log: of a quote, a basket or a deposit it is all that a stranger would need (D9). */
const answerForTheSilent =
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

/** The code of what went wrong on the way: a message may repeat what was asked. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
