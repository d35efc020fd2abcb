import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lockedPolicy, securityHeaders } from '@app/server';

/** Two years, as browsers' preload lists ask for. Said over https alone: elsewhere it means nothing. */
const onlyHttps = 'max-age=63072000; includeSubDomains';

/**
 * Puts the security headers on every answer, errors included (D45). A header that is there already stays:
 * pages bring their own policy, and what another server answers through us is its own affair.
 */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    setSecurityHeaders(request, reply);
    return Promise.resolve();
  });
}

/** The same for an answer that no hook sees. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (!request.isPassedOn && !reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', lockedPolicy);
  }
  if (request.protocol === 'https') reply.header('strict-transport-security', onlyHttps);
}
