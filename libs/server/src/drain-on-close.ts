import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for open responses to finish: the slowest call, which creates a deposit. */
const graceMs = 45_000;

const draining = new WeakSet<FastifyInstance['server']>();

/** Whether a server is shutting down, for its readiness check. */
export const isDraining = (server: FastifyInstance['server']): boolean => draining.has(server);

/**
 * On close, keeps answering for `drainSeconds` while not ready, so that load balancers move on; then stops listening,
 * finishes open responses and closes idle connections: a kept-alive one would hold the process for over a minute, and
 * cutting it would lose responses. From the start Fastify tells clients not to reuse the connection.
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
