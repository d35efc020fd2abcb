import type { FastifyRequest } from 'fastify';
import type { Self } from './own-account';
import { requireStaff } from './require-admin';
import { sessionKeyOf } from './session-key';

/** Whoever asks, about their own account. @throws AppError `auth/signed-out` */
export const selfOf = (request: FastifyRequest): Self => ({
  userId: requireStaff(request).id,
  requestId: request.id,
  sessionKey: sessionKeyOf(request.session.sessionId),
});
