import { Logger } from '@nestjs/common';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { requestSeconds } from '../metrics/metrics';

const logger = new Logger('Access');

/**
 * Measures every request and logs it in one line, by its route: ids in an address may be permissions (D9), and names and
 * addresses of people are nobody's business. Those who only ask how we are count for nothing.
 */
export function observeRequests(fastify: Pick<FastifyInstance, 'addHook'>): void {
  // A hook of each route knows its address; asking the request for it takes longer than all the rest.
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
