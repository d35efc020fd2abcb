import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answerBrokenHttp, hasInvalidHead, limitBodyTime, requestIdOf } from '@app/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import proxyAddr from '@fastify/proxy-addr';
import multipart from '@fastify/multipart';
import { AppError } from '../errors/app-error';
import { ErrorFilter } from '../errors/error-filter';
import { withRequestId } from '../logging/request-context';

const isPrivateAddress = proxyAddr.compile(['loopback', 'uniquelocal']);

/**
 * Trusts the visitor's address only from the proxy directly before us, and only if it is on this machine or a private
 * network. (Fastify would silently refuse a number here.)
 */
const isTrustedHop = (address: string, index: number): boolean => index === 0 && isPrivateAddress(address, 0);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads the body itself, of any length; all other routes reject such bodies. */
    acceptsRawBody?: boolean;
  }
}

/** Replaces the content type that the client sent for a raw body. */
const rawBodyType = 'application/octet-stream';

function acceptRawBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(rawBodyType, (request, _payload, done) => {
    const acceptsBody = request.is404 || request.routeOptions.config.acceptsRawBody;
    done(acceptsBody ? null : new AppError('request/unsupported-type'), undefined);
  });
}

/** Content type of a body that a route ignores. */
const ignoredBodyType = 'application/x-unread';

/**
 * Only JSON bodies are accepted, all others get 415. Prototype poisoning is rejected. Parse errors become AppErrors
 * here, as Nest would lose their code.
 */
function acceptOnlyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, (error, parsed) =>
      error ? done(new AppError('request/malformed-json')) : done(null, parsed),
    );
  });
  fastify.addContentTypeParser(ignoredBodyType, { parseAs: 'string' }, (request, _body, done) => {
    const isUnread = request.routeOptions.config.isOpenToAll;
    done(isUnread ? null : new AppError('request/unsupported-type'), undefined);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes, where a route needs more than the default. */
    bodyLimit?: number;
    /** Parses the body as JSON whatever its content type, for callers that we cannot change. */
    isAlwaysJson?: boolean;
    /**
     * Accepts posts from any site with any body, which is ignored. For URLs that are a permission in themselves, where
     * no cookie counts.
     */
    isOpenToAll?: boolean;
  }
}

/** Bytes; a route that needs more sets `@RouteConfig({ bodyLimit })`. */
const bodyLimit = 32 * 1024;

/** How long a body may take to arrive, and one with files or a whole mail. */
const bodyTimeMs = 30_000;
const filesTimeMs = 300_000;

/** The HTTP server. Errors before Nest's own handling get the same form too (D12). */
export function createFastifyAdapter(): FastifyAdapter {
  const errors = new ErrorFilter();
  const adapter = new FastifyAdapter({
    bodyLimit,
    logger: false,
    genReqId: requestIdOf,
    trustProxy: isTrustedHop,
    // Unknown ids are looked up and not found, however long; beyond this the URL itself is rejected.
    routerOptions: { maxParamLength: 1_000 },
    skipMiddie: true, // there is no Nest middleware
    // The longest that any route allows; `limitBodyTime` sets less for most.
    requestTimeout: filesTimeMs + 30_000,
    // Node's own response to a request without a host would lack our headers.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    return503OnClosing: false, // requests that arrive during shutdown still get their response
    // Malformed URLs fail in the router, before any hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      errors.respond(error, request, reply.headers(securityHeaders));
    },
    clientErrorHandler: answerBrokenHttp,
  });
  const fastify = adapter.getInstance();
  // Node's own response to other expectations is a bare 417.
  fastify.server.on('checkExpectation', (request, response) => fastify.routing(request, response));
  acceptOnlyJson(fastify);
  acceptMultipart(fastify);
  acceptRawBodies(fastify);
  // Nest only sets the route's config; Fastify wants the limit on the route itself.
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit) route.bodyLimit = limit;
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    if (hasInvalidHead(request.raw)) return done(new AppError('request/invalid'));
    const { headers } = request.raw;
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
    const { isAlwaysJson, isOpenToAll, acceptsFiles, acceptsRawBody } = request.routeOptions.config ?? {};
    if (hasBody) {
      limitBodyTime(request.raw, reply.raw, acceptsRawBody || acceptsFiles ? filesTimeMs : bodyTimeMs);
    }
    if (isAlwaysJson && hasBody) headers['content-type'] = 'application/json';
    if (acceptsRawBody && hasBody) headers['content-type'] = rawBodyType;
    if (isOpenToAll) {
      if (hasBody) headers['content-type'] = ignoredBodyType;
      else delete headers['content-type'];
    }
    done();
  });
  // After the body, since the events that end it do not know their request.
  fastify.addHook('preValidation', ({ id }, _reply, done) => withRequestId(id, done));
  return adapter;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts multipart uploads; all other routes reject them. */
    acceptsFiles?: boolean;
  }
}

type Parser = (request: FastifyRequest, payload: unknown, done: (error: Error | null) => void) => void;

/** Registers the multipart plugin on a wrapped server, so that only routes with `acceptsFiles` accept multipart. */
function acceptMultipart(fastify: FastifyInstance): void {
  const add = fastify.addContentTypeParser.bind(fastify) as (type: string, parser: Parser) => unknown;
  const addContentTypeParser = (type: string, parser: Parser) =>
    add(type, (request, payload, done) => {
      if (request.is404) return done(null);
      const { config } = request.routeOptions;
      if (!config.acceptsFiles) return done(new AppError('request/unsupported-type'));
      if (Number(request.headers['content-length'] ?? 0) > (config.bodyLimit ?? Infinity))
        return done(new AppError('request/too-large'));
      parser(request, payload, done);
    });
  const wrapped = Object.create(fastify, {
    addContentTypeParser: { value: addContentTypeParser },
  }) as FastifyInstance;
  void multipart(wrapped, {}, (error?: Error) => {
    if (error) throw error;
  });
}

/**
 * For every response: nothing in it may load or run anything (pages set their own policy). Set on the reply, as headers
 * set on Node's response would be merged a second time.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;
