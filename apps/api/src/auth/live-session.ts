import type { FastifyRequest } from 'fastify';

type Session = FastifyRequest['session'];

/**
 * The session that can be begun or ended. There is none where a visitor brought none, and none at an address
 * spelled oddly (`/%61pi/login`), to which no browser would send the cookie.
 */
export function liveSession(request: FastifyRequest): Session | undefined {
  const session = request.session as Partial<Session> | null;
  return session?.sessionId === undefined ? undefined : (session as Session);
}
