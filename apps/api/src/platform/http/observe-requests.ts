import { Logger } from '@nestjs/common';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { requestSeconds } from '../metrics/metrics';

const logger = new Logger('Access');

/**
 * Measures every request and logs one line with its route: ids in URLs may be permissions (D9), and personal data must
 * not be logged. Health checks and metrics are left out.
 */
export function observeRequests(fastify: Pick<FastifyInstance, 'addHook'>): void {
  // Taken from the route's own hook, since reading the route from the request is slower than everything else here.
  fastify.addHook('onRoute', (options) => {
    const { url: route } = options;
    if (/health|^\/metrics/.test(route)) return;
    const observe: RouteOptions['onResponse'] = (
      { id, method },
      { statusCode: status, elapsedTime },
      done,
    ) => {
      requestSeconds.observe({ method, route, status }, elapsedTime / 1_000);
      logger.log({ reqId: id, method, route, status, ms: Math.round(elapsedTime) });
      done();
    };
    options.onResponse = [observe, ...[options.onResponse ?? []].flat()];
  });
}
