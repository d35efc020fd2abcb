import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  answerBrokenHttp,
  drainOnClose,
  hasInvalidHead,
  isDraining,
  logOutput,
  requestIdOf,
  lockedPolicy,
  securityHeaders,
} from '@app/server';
import proxyAddr from '@fastify/proxy-addr';
import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { replyWithError } from './error-reply';
import { isPlainPath } from './is-plain-path';

declare module 'fastify' {
  interface FastifyRequest {
    /** Answered by another server, see proxy-to.ts. */
    isPassedOn: boolean;
  }
}

export interface WebServerOptions {
  /** How many proxies of ours stand in front, whose X-Forwarded headers are to be believed. */
  trustedProxies: number;
  logLevel: string;
  /** How long it goes on answering when it is told to stop; see `drainOnClose`. */
  drainSeconds?: number;
  /** How long a reader may take nothing of an answer; half a minute unless said otherwise. */
  stallMs?: number;
  /** Where the log's lines go; standard output unless said otherwise. */
  logTo?: { write: (line: string) => void };
}

/** What the shop's and the admin's server have in common; each adds its own pages, files and upstreams. */
export function createWebServer({
  trustedProxies,
  logLevel,
  drainSeconds = 0,
  stallMs,
  logTo = logOutput(),
}: WebServerOptions): FastifyInstance {
  const isOurProxy = (address = '') => trustedProxies > 0 && isNear(address, 0);
  const server = fastify({
    logger: { level: logLevel, stream: logTo },
    // Of answers we say more and less than Fastify would; failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => (isOurProxy(raw.socket.remoteAddress) ? requestIdOf(raw) : randomUUID()),
    trustProxy: trustOf(trustedProxies),
    // For whoever is allowed most; proxy-to.ts has less patience with the bodies of all others.
    requestTimeout: 1_230_000,
    // Node's own answer to a request without a host would lack the headers.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    return503OnClosing: false, // a request that reached us while we leave is still answered
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // An address that cannot be read never reaches the hooks, so the headers are put on here.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply.header('x-request-id', request.id));
      replyWithError(reply, 'request/malformed-url');
    },
    clientErrorHandler: answerBrokenHttp,
  });
  // Node's own answer to other expectations is a bare 417.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.decorateRequest('isPassedOn', false);
  addSecurityHeaders(server);
  limitConnections(server, { isProxy: isOurProxy, stallMs });
  server.addHook('onRequest', ({ raw, id }, reply, done) => {
    reply.header('x-request-id', id);
    if (!isPlainPath(raw.url ?? '')) replyWithError(reply, 'request/malformed-url');
    else if (hasInvalidHead(raw)) replyWithError(reply, 'request/invalid');
    else done();
  });
  // By the route, since ids in an address may be permissions (D9). Of pictures and scripts nobody wants to read, and of what
  // the API answers it says so itself.
  server.addHook('onResponse', ({ method, routeOptions: { url: route }, isPassedOn, log }, reply, done) => {
    const isFile = route?.endsWith('*') && reply.statusCode < 400;
    if (!isPassedOn && !isFile && !route?.startsWith('/health'))
      log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return replyWithError(reply, 'request/too-large');
    if (status === 415) return replyWithError(reply, 'request/unsupported-type');
    if (status === 403 || status === 404) return replyWithError(reply, 'request/not-found');
    if (status < 500) return replyWithError(reply, 'request/invalid', status);
    request.log.error(error);
    return replyWithError(reply, 'server/unexpected');
  });
  drainOnClose(server, drainSeconds);
  server.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/health', (_request, reply) => {
    const isLeaving = isDraining(server.server);
    return reply
      .code(isLeaving ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isLeaving ? 'stopping' : 'ok' });
  });
  return server;
}

const isNear = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * A number would be enough if Fastify took one; it needs a function. The nearest hop must also be an address
 * of our own network, so that a forgotten setting does not let a visitor name any address he likes.
 */
function trustOf(hops: number) {
  if (hops === 0) return false;
  return (address: string, hop: number) => hop < hops && (hop > 0 || isNear(address, hop));
}

/** Connections of one address: a browser opens six, and an office of eighty has one address. */
const mostOfOne = 512;

/**
 * Bounds what a stranger can make us hold by not reading our answers. A connection asks one thing at a time: browsers and
 * proxies do, and many questions at once would be as many answers in memory. One whose reader has stopped is ended.
 */
function limitConnections(
  server: FastifyInstance,
  { isProxy, stallMs = 30_000 }: { isProxy: (address: string) => boolean; stallMs?: number },
): void {
  const asking = new WeakSet<Socket>();
  server.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    if (asking.has(socket)) {
      socket.destroy();
      return;
    }
    asking.add(socket);
    reply.raw.once('close', () => asking.delete(socket));
    reply.raw.setTimeout(stallMs, () => socket.writableLength > 0 && socket.destroy());
    next();
  });

  const open = new Map<string, number>();
  server.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > mostOfOne) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const headers = { ...securityHeaders, 'content-security-policy': lockedPolicy };

/** Two years, as browsers' preload lists ask for. Said over https alone: elsewhere it means nothing. */
const onlyHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Puts the security headers on every answer, errors included (D45). An answer may replace them: pages bring their own
 * policy, and so does what another server answers through us.
 */
function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** The same for an answer that no hook sees. */
function setSecurityHeaders({ protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers);
  if (protocol === 'https') reply.headers(onlyHttps);
}
