import type { FastifyInstance } from 'fastify';

/** Time that answers under way get to finish; a supervisor waits 10 s before it kills. */
const patienceMs = 8_000;

/**
 * A browser keeps its connection open for a minute; closing politely would wait for all of them. So while
 * closing every answer ends its connection, idle ones are dropped, and after a while all are.
 */
export function drainOnClose(server: FastifyInstance): () => boolean {
  let isDraining = false;
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
    return Promise.resolve();
  });
  server.addHook('preClose', async () => {
    isDraining = true;
    setInterval(() => server.server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.server.closeAllConnections(), patienceMs).unref();
    return Promise.resolve();
  });
  return () => isDraining;
}
