import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error';

/** The id of a row in an address. What has not the form of one names no row. */
export const ItemId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { id } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>().params;
  if (!/^\d{1,9}$/.test(id)) throw new AppError('catalogue/item-not-found');
  return Number(id);
});
