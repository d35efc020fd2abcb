import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/audit/actor';
import { requireStaff, roleOf, sessionActorOf } from '../staff';

/** The signed-in admin, for the audit log: `@CurrentActor() actor: Actor`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { userId: requireStaff(request).id, requestId: request.id };
});

/** True for the workshop, which sees no names or addresses: `@IsForWorkshop() isForWorkshop: boolean`. */
export const IsForWorkshop = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    !['owner', 'office'].includes(roleOf(context.switchToHttp().getRequest<FastifyRequest>()) ?? ''),
);

export const CurrentSessionActor = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessionActorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
