import { applyDecorators, Header } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const privately = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/**
 * Whoever knows the address of a quote, a basket or a deposit may read it, so nothing may pass the address on or
 * keep the reply (D9).
 */
export const noStore = (reply: FastifyReply): FastifyReply => reply.headers(privately);

/** The same of all replies of an operation. */
export const NoStore = (): MethodDecorator =>
  applyDecorators(...Object.entries(privately).map(([name, value]) => Header(name, value)));
