import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answerBrokenHttp, hasInvalidHead, limitBodyTime, requestIdOf } from '@app/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import proxyAddr from '@fastify/proxy-addr';
import multipart from '@fastify/multipart';
import { AppError } from '../errors/app-error';
import { ErrorFilter } from '../errors/error-filter';
import { withRequestId } from '../logging/request-context';

const isNear = proxyAddr.compile(['loopback', 'uniquelocal']);

/**
 * Whose word about the visitor is believed: that of the one server before us, the shop's, which writes down what
 * it saw itself, and only where it speaks from this machine or a private network. (A number here would be
 * refused by Fastify without a word.)
 */
const isTrustedHop = (address: string, index: number): boolean => index === 0 && isNear(address, 0);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a body of any length as it comes, which the route reads for itself; every other route refuses such bodies. */
    takesRaw?: boolean;
  }
}

/** What a body of a route that takes it raw is called, whatever whoever sends it says. */
const rawType = 'application/octet-stream';

/** Lets routes that say so read their body for themselves. */
function acceptRaw(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(rawType, (request, _payload, done) => {
    const isWanted = request.is404 || request.routeOptions.config.takesRaw;
    done(isWanted ? null : new AppError('request/unsupported-type'), undefined);
  });
}

/** Stands for the type of a body that a route does not read. */
const unreadType = 'application/x-unread';

/**
 * Leaves JSON as the only form of a body; all else is refused as 415. Prototype poisoning is refused. What
 * cannot be parsed gets our own error here, since Nest would make a nameless one of it.
 */
function acceptJsonAlone(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, (error, parsed) =>
      error ? done(new AppError('request/malformed-json')) : done(null, parsed),
    );
  });
  fastify.addContentTypeParser(unreadType, { parseAs: 'string' }, (request, _body, done) => {
    const isUnread = request.routeOptions.config.isOpenToAll;
    done(isUnread ? null : new AppError('request/unsupported-type'), undefined);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of a body, where a route takes more than the rest. */
    bodyLimit?: number;
    /** A body is read as JSON whatever type it is said to be: for those who call us and cannot be told. */
    isAlwaysJson?: boolean;
    /**
     * Whoever knows the address may post to it: from any site, and with any body, which is not read. For addresses that
     * are a permission in themselves, since no cookie counts there.
     */
    isOpenToAll?: boolean;
  }
}

/** Bytes of a request body; a route that needs more says so with `@RouteConfig({ bodyLimit })`. */
const bodyLimit = 32 * 1024;

/** Longest that a body may take to arrive whole, and one with files or a whole mail. */
const bodyTimeMs = 30_000;
const filesTimeMs = 300_000;

/** The HTTP server of a process. Every failure before Nest's own handling comes out in the one shape too (D12). */
export function createFastifyAdapter(): FastifyAdapter {
  const errors = new ErrorFilter();
  const adapter = new FastifyAdapter({
    bodyLimit,
    logger: false,
    genReqId: requestIdOf,
    trustProxy: isTrustedHop,
    // Ids that nobody was given are unknown, however long; beyond this the address itself is refused.
    routerOptions: { maxParamLength: 1_000 },
    skipMiddie: true, // there is no Nest middleware
    // For whoever is allowed most; there is less patience with all others.
    requestTimeout: filesTimeMs + 30_000,
    // Node's own answer to a request without a host would lack the headers.
    http: { headersTimeout: 30_000, requireHostHeader: false },
    return503OnClosing: false, // a request that reached us while we leave is still answered
    // Malformed addresses fail in the router, before any hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      errors.answer(error, request, reply.headers(securityHeaders));
    },
    clientErrorHandler: answerBrokenHttp,
  });
  const fastify = adapter.getInstance();
  // Node's own answer to other expectations is a bare 417.
  fastify.server.on('checkExpectation', (request, response) => fastify.routing(request, response));
  acceptJsonAlone(fastify);
  acceptFiles(fastify);
  acceptRaw(fastify);
  // Nest hands a route its config only; the limit has to reach the route itself.
  fastify.addHook('onRoute', (route) => {
    const limit = route.config?.bodyLimit;
    if (limit) route.bodyLimit = limit;
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    if (hasInvalidHead(request.raw)) return done(new AppError('request/invalid'));
    const { headers } = request.raw;
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
    const { isAlwaysJson, isOpenToAll, takesFiles, takesRaw } = request.routeOptions.config ?? {};
    if (hasBody) {
      limitBodyTime(request.raw, reply.raw, takesRaw || takesFiles ? filesTimeMs : bodyTimeMs);
    }
    if (isAlwaysJson && hasBody) headers['content-type'] = 'application/json';
    if (takesRaw && hasBody) headers['content-type'] = rawType;
    if (isOpenToAll) {
      if (hasBody) headers['content-type'] = unreadType;
      else delete headers['content-type'];
    }
    done();
  });
  // After the body, whose end comes to us from the socket and knows of no request.
  fastify.addHook('preValidation', ({ id }, _reply, done) => withRequestId(id, done));
  return adapter;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, as multipart; every other route refuses such bodies. */
    takesFiles?: boolean;
  }
}

type Parser = (request: FastifyRequest, payload: unknown, done: (error: Error | null) => void) => void;

/** Lets routes that say so take files. The plugin is given a server that keeps JSON the only body everywhere else. */
function acceptFiles(fastify: FastifyInstance): void {
  const add = fastify.addContentTypeParser.bind(fastify) as (type: string, parser: Parser) => unknown;
  const addContentTypeParser = (type: string, parser: Parser) =>
    add(type, (request, payload, done) => {
      if (request.is404) return done(null);
      const { config } = request.routeOptions;
      if (!config.takesFiles) return done(new AppError('request/unsupported-type'));
      if (Number(request.headers['content-length'] ?? 0) > (config.bodyLimit ?? Infinity))
        return done(new AppError('request/too-large'));
      parser(request, payload, done);
    });
  const restrained = Object.create(fastify, {
    addContentTypeParser: { value: addContentTypeParser },
  }) as FastifyInstance;
  void multipart(restrained, {}, (error?: Error) => {
    if (error) throw error;
  });
}

/**
 * On every reply. Replies are data: nothing in them may load or run anything; a page of ours brings a policy of its own. They
 * go out with the reply's other headers: set on Node's response beforehand, each of both kinds would be looked at twice.
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
