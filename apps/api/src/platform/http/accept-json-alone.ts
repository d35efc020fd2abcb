import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** Stands for the type of a body that a route does not read. */
export const unreadType = 'application/x-unread';

/**
 * Leaves JSON as the only form of a body; all else is refused as 415. Prototype poisoning is refused. What
 * cannot be parsed gets our own error here, since Nest would make a nameless one of it.
 */
export function acceptJsonAlone(fastify: FastifyInstance): void {
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
