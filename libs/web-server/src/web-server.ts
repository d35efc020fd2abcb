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
    isProxied: boolean;
  }
}

interface WebServerOptions {
  /** Number of proxies in front whose X-Forwarded headers are trusted. */
  trustedProxies: number;
  logLevel: string;
  /** How long the server keeps answering on shutdown; see `drainOnClose`. */
  drainSeconds?: number;
  /** Time limit for a client that does not read its response; default: half a minute. */
  stallMs?: number;
  /** Default: standard output. */
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
  const isOurProxy = (address = '') => trustedProxies > 0 && isPrivateAddress(address, 0);
  const server = fastify({
    logger: { level: logLevel, stream: logTo },
    // Responses are logged below, errors where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => (isOurProxy(raw.socket.remoteAddress) ? requestIdOf(raw) : randomUUID()),
    trustProxy: trustOf(trustedProxies),
    // The largest limit of any route; proxy-to.ts sets shorter ones.
    requestTimeout: maxRequestMs,
    // We answer requests without a host, as Node's response would not have the security headers.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    return503OnClosing: false, // requests that arrive during shutdown are still answered
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // Hooks do not run for a path that cannot be decoded, so the headers are set here.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply.header('x-request-id', request.id));
      replyWithError(reply, 'request/malformed-url');
    },
    clientErrorHandler: answerBrokenHttp,
  });
  // We answer unknown expectations, as Node's response would not have the security headers.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.decorateRequest('isProxied', false);
  addSecurityHeaders(server);
  limitConnections(server, { isProxy: isOurProxy, stallMs });
  server.addHook('onRequest', ({ raw, id }, reply, done) => {
    reply.header('x-request-id', id);
    if (!isPlainPath(raw.url ?? '')) replyWithError(reply, 'request/malformed-url');
    else if (hasInvalidHead(raw)) replyWithError(reply, 'request/invalid');
    else done();
  });
  // Logs the route instead of the path, because ids in a path may grant access (D9). Files are not logged; the API logs its
  // own responses.
  server.addHook('onResponse', ({ method, routeOptions: { url: route }, isProxied, log }, reply, done) => {
    const isFile = route?.endsWith('*') && reply.statusCode < 400;
    if (!isProxied && !isFile && !route?.startsWith('/health'))
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
    const isStopping = isDraining(server.server);
    return reply
      .code(isStopping ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isStopping ? 'stopping' : 'ok' });
  });
  return server;
}

const maxRequestMs = 1_230_000;

const isPrivateAddress = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Trusts this number of proxies. The nearest must be in our own network, so that a visitor cannot forge an address if the
 * setting is wrong.
 */
function trustOf(hops: number) {
  if (hops === 0) return false;
  return (address: string, hop: number) => hop < hops && (hop > 0 || isPrivateAddress(address, hop));
}

/** Maximum connections per address. A browser opens six, so an office of eighty people with one address stays below it. */
const maxPerAddress = 512;

/**
 * Limits the memory for clients that do not read responses: one request at a time per connection, as browsers and proxies
 * send them. Connections of clients that stop reading are closed.
 */
function limitConnections(
  server: FastifyInstance,
  { isProxy, stallMs = 30_000 }: { isProxy: (address: string) => boolean; stallMs?: number },
): void {
  const busySockets = new WeakSet<Socket>();
  server.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    if (busySockets.has(socket)) {
      socket.destroy();
      return;
    }
    busySockets.add(socket);
    reply.raw.once('close', () => busySockets.delete(socket));
    reply.raw.setTimeout(stallMs, () => socket.writableLength > 0 && socket.destroy());
    next();
  });

  const connectionsByAddress = new Map<string, number>();
  server.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const count = (connectionsByAddress.get(address) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      return;
    }
    connectionsByAddress.set(address, count);
    socket.once('close', () => {
      const left = (connectionsByAddress.get(address) ?? 0) - 1;
      if (left > 0) connectionsByAddress.set(address, left);
      else connectionsByAddress.delete(address);
    });
  });
}

const headers = { ...securityHeaders, 'content-security-policy': lockedPolicy };

/** Two years, as browsers' preload lists require. Only sent over HTTPS; browsers ignore it over HTTP. */
const httpsHeaders = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Adds the security headers to every response, including errors (D45). Pages and proxied responses override the content
 * security policy.
 */
function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

function setSecurityHeaders({ protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers);
  if (protocol === 'https') reply.headers(httpsHeaders);
}
