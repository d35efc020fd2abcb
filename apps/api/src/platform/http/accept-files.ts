import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, as multipart; every other route refuses such bodies. */
    takesFiles?: boolean;
  }
}

type Parser = (request: FastifyRequest, payload: unknown, done: (error: Error | null) => void) => void;

/** Lets routes that say so take files. The plugin is given a server that keeps JSON the only body everywhere else. */
export function acceptFiles(fastify: FastifyInstance): void {
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
