import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/audit/actor';
import { requireStaff, roleOf, sessionActorOf } from '../staff';

/** The signed-in user, for the audit log. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { userId: requireStaff(request).id, requestId: request.id };
});

/** True for roles that must not see customers' names and addresses: all except owner and office. */
export const HidesCustomers = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    !['owner', 'office'].includes(roleOf(context.switchToHttp().getRequest<FastifyRequest>()) ?? ''),
);

/** Like `CurrentActor`, with the key of the session. For managing one's own account and sessions. */
export const CurrentSessionActor = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessionActorOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
