import type { FastifyReply } from 'fastify';

/**
 * Whoever knows the address of a quote, a basket or a deposit may read it, so nothing may pass the address on or
 * keep the reply (D9).
 */
export const noStore = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
