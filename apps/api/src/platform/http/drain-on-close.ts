import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** Longest that a busy connection may hold up the end of the process. */
const patienceMs = 8_000;

/**
 * On close, answers what is under way and closes connections as they fall idle: a kept-alive connection
 * would otherwise hold the process for over a minute, and cutting it would lose replies. Fastify itself tells
 * the clients of these last replies not to come back on the same connection.
 */
export function drainOnClose(adapter: FastifyAdapter): void {
  const fastify = adapter.getInstance();
  const { server } = fastify;
  fastify.addHook('preClose', (done) => {
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    done();
  });
}
