import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../metrics/metrics';

const logger = new Logger('Access');

/**
 * Measures every request and logs it in one line, by its route: ids in an address may be permissions (D9), and names and
 * addresses of people are nobody's business. Those who only ask how we are count for nothing.
 */
export function observeRequests(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onResponse', ({ id, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'no route';
    if (!/health|^\/metrics/.test(route)) {
      requestSeconds.observe({ method, route, status: statusCode }, elapsedTime / 1_000);
      logger.log({ reqId: id, method, route, status: statusCode, ms: Math.round(elapsedTime) });
    }
    done();
  });
}
