import type { FastifyInstance } from 'fastify';

/** Time that answers under way get to finish; a supervisor waits 10 s before it kills. */
const patienceMs = 8_000;

/**
 * On close, answers what is under way and closes connections as they fall idle: a kept-alive connection would otherwise
 * hold the process for over a minute, and cutting it would lose replies. Fastify itself tells the clients of these last
 * replies not to come back on the same connection.
 * @returns whether the server is on its way out
 */
export function drainOnClose(fastify: Pick<FastifyInstance, 'addHook' | 'server'>): () => boolean {
  let isDraining = false;
  fastify.addHook('preClose', (done) => {
    isDraining = true;
    setInterval(() => fastify.server.closeIdleConnections(), 100).unref();
    setTimeout(() => fastify.server.closeAllConnections(), patienceMs).unref();
    done();
  });
  return () => isDraining;
}
