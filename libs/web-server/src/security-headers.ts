import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lockedPolicy, securityHeaders } from '@app/server';

const headers = { ...securityHeaders, 'content-security-policy': lockedPolicy };

/** Two years, as browsers' preload lists ask for. Said over https alone: elsewhere it means nothing. */
const onlyHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/**
 * Puts the security headers on every answer, errors included (D45). Whoever answers may replace them: pages bring their own
 * policy, and so does what another server answers through us.
 */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** The same for an answer that no hook sees. */
export function setSecurityHeaders({ protocol }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers);
  if (protocol === 'https') reply.headers(onlyHttps);
}
