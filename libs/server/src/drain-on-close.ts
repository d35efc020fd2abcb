import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for open responses to finish. The slowest call creates a deposit. */
const graceMs = 45_000;

const draining = new WeakSet<FastifyInstance['server']>();

/** Whether a server is shutting down, for its readiness check. */
export const isDraining = (server: FastifyInstance['server']): boolean => draining.has(server);

/**
 * Shuts down gracefully. For `drainSeconds` the server is not ready but keeps answering, so that load balancers stop using
 * it. Then it stops listening, finishes open responses and closes idle connections, which would keep the process running
 * for over a minute. Meanwhile Fastify tells clients not to reuse the connection.
 */
export function drainOnClose(
  fastify: Pick<FastifyInstance, 'addHook' | 'server'>,
  drainSeconds: number,
): void {
  fastify.addHook('preClose', async () => {
    draining.add(fastify.server);
    await sleep(drainSeconds * 1_000);
    setInterval(() => fastify.server.closeIdleConnections(), 100).unref();
    setTimeout(() => fastify.server.closeAllConnections(), graceMs).unref();
  });
}
