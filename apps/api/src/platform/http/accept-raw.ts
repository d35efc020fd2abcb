import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a body of any length as it comes, which the route reads for itself; every other route refuses such bodies. */
    takesRaw?: boolean;
  }
}

/** What a body of a route that takes it raw is called, whatever whoever sends it says. */
export const rawType = 'application/octet-stream';

/** Lets routes that say so read their body for themselves. */
export function acceptRaw(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(rawType, (request, _payload, done) => {
    const isWanted = request.is404 || request.routeOptions.config.takesRaw;
    done(isWanted ? null : new AppError('request/unsupported-type'), undefined);
  });
}
