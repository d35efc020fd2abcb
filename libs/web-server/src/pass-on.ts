import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type {
  FastifyInstance,
  FastifyRequest,
  HTTPMethods,
  RawServerBase,
  RequestGenericInterface,
} from 'fastify';
import { Transform, type Readable } from 'node:stream';
import { replyWithError, type AnyReply } from './error-reply';
import { limitBodyTime } from './limit-body-time';

export interface Neighbour {
  /** What begins with this is passed on, such as `/api`. */
  prefix: string;
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

/** Lets another server answer for a part of our address. When it can't, the visitor gets a sentence and 503. */
export async function passOn(server: FastifyInstance, neighbour: Neighbour): Promise<void> {
  const {
    prefix,
    methods,
    rewritePrefix = prefix,
    upstream,
    timeoutMs,
    bodyLimit,
    bodyTimeMs = 30_000,
  } = neighbour;
  const options: FastifyHttpProxyOptions = {
    prefix,
    ...(methods && { httpMethods: methods }),
    rewritePrefix,
    upstream,
    disableRequestLogging: true,
    undici: {
      connections: 256,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: connectTimeoutMs },
    },
    preHandler: (request, reply, next) => {
      request.isPassedOn = true;
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
        replyWithError(reply, 'request/too-large');
        return;
      }
      if (request.headers['transfer-encoding'] !== undefined && request.body) {
        request.body = (request.body as Readable).pipe(countBytes(bodyLimit));
      }
      next();
    },
    replyOptions: {
      // Never asks twice by itself: a 503 is an answer, and the visitor decides.
      retryDelay: () => null,
      rewriteRequestHeaders: withHonestOrigin,
      rewriteHeaders: withoutConnectionHeaders,
      onError: answerForTheSilent(prefix),
    },
  };
  await server.register(async (part) => {
    part.addHook('onRequest', (request, reply, next) => {
      limitBodyTime(request.raw, reply.raw, bodyTimeMs);
      next();
    });
    await part.register(httpProxy, options);
  });
}

type Seen = Pick<FastifyRequest<RequestGenericInterface, RawServerBase>, 'id' | 'ip' | 'host' | 'protocol'>;

/** What the server behind may believe about the visitor is what we have seen, not what the visitor wrote. */
function withHonestOrigin<T extends object>(request: Seen, headers: T): T {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(?:x-forwarded-|forwarded$|x-real-ip$)/.test(name),
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

/** A body that does not say its length is measured on the way. */
function countBytes(limit: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
}

/** The address stays out of the log: of a quote, a basket or a deposit it is all that a stranger would need (D9). */
const answerForTheSilent =
  (prefix: string) =>
  (reply: AnyReply, { error }: { error: Error }): void => {
    if (error.cause instanceof BodyTooLarge) {
      replyWithError(reply, 'request/too-large');
      return;
    }
    const { log, method } = reply.request;
    log.warn({ prefix, method, reason: reasonOf(error) }, 'the server behind did not answer');
    replyWithError(reply, 'server/unavailable');
  };

/** The code of what went wrong on the way: a message may repeat what was asked. */
function reasonOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? name;
}
