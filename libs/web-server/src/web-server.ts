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
    /** Answered by an upstream, see proxy-to.ts. */
    isPassedOn: boolean;
  }
}

interface WebServerOptions {
  /** Number of our own proxies in front, whose X-Forwarded headers are trusted. */
  trustedProxies: number;
  logLevel: string;
  /** How long it keeps answering on shutdown; see `drainOnClose`. */
  drainSeconds?: number;
  /** Time limit for a client that reads nothing of a response; default half a minute. */
  stallMs?: number;
  /** The log's target; default standard output. */
  logTo?: { write: (line: string) => void };
}

/** The base of the shop's and the admin's server; each adds its own pages, files and upstreams. */
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
    // We log responses ourselves; errors are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => (isOurProxy(raw.socket.remoteAddress) ? requestIdOf(raw) : randomUUID()),
    trustProxy: trustOf(trustedProxies),
    // The largest limit any route needs; proxy-to.ts has shorter ones for all others.
    requestTimeout: 1_230_000,
    // Node's own response to a request without a host would lack the headers.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    return503OnClosing: false, // requests that arrive during shutdown are still answered
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // An undecodable path skips the hooks, so headers are set here.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply.header('x-request-id', request.id));
      replyWithError(reply, 'request/malformed-url');
    },
    clientErrorHandler: answerBrokenHttp,
  });
  // Node's own response to unknown expectations is a bare 417.
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
  // Logs the route, as ids in a path may be permissions (D9). Pictures and scripts are not logged, and the API logs its
  // own responses.
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
 * Trusts so many hops, of which the nearest must also be in our own network, so
 * that a wrong setting does not let a visitor forge an address.
 */
function trustOf(hops: number) {
  if (hops === 0) return false;
  return (address: string, hop: number) => hop < hops && (hop > 0 || isNear(address, hop));
}

/** Connections per address: a browser opens six, and an office of eighty has one address. */
const maxPerAddress = 512;

/**
 * Limits memory held for clients that do not read responses: one request at a time per connection, as browsers and
 * proxies send them. Connections of stalled readers are closed.
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
    if (count > maxPerAddress) {
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

/** Two years, as browsers' preload lists require. HTTPS only: over HTTP it is ignored. */
const onlyHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Adds the security headers to every response, errors included (D45). A response may override them: pages have their
 * own policy, and so do proxied responses.
 */
function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** For a response that hooks do not see. */
function setSecurityHeaders({ protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers);
  if (protocol === 'https') reply.headers(onlyHttps);
}
