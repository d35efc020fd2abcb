import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time that answers under way get to finish: as long as the slowest call may take, which begins a deposit. */
const patienceMs = 45_000;

const draining = new WeakSet<FastifyInstance['server']>();

/** Whether a server is on its way out, which its readiness has to tell. */
export const isDraining = (server: FastifyInstance['server']): boolean => draining.has(server);

/**
 * On close, goes on answering for `drainSeconds` without being ready, so that whoever stands before it turns to others; then
 * listens no more, answers what is under way and closes connections as they fall idle: a kept-alive one would otherwise hold
 * the process for over a minute, and cutting it would lose replies. From the beginning Fastify itself tells clients
 * not to come back on the same connection.
 */
export function drainOnClose(
  fastify: Pick<FastifyInstance, 'addHook' | 'server'>,
  drainSeconds: number,
): void {
  fastify.addHook('preClose', async () => {
    draining.add(fastify.server);
    await sleep(drainSeconds * 1_000);
    setInterval(() => fastify.server.closeIdleConnections(), 100).unref();
    setTimeout(() => fastify.server.closeAllConnections(), patienceMs).unref();
  });
}
