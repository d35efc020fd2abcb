import { applyDecorators, Header } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** The URL of a quote, basket or deposit is the permission to read it (D9). */
export const noStore = (reply: FastifyReply): FastifyReply => reply.headers(privateHeaders);

export const NoStore = (): MethodDecorator =>
  applyDecorators(...Object.entries(privateHeaders).map(([name, value]) => Header(name, value)));
