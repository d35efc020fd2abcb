import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { paths } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { PostgresSessionStore } from '../sessions/session-store';
import type { Staff } from '../users/staff';
import { findStaff } from './require-staff';
import { isForStaff } from './roles';

/**
 * The one guard of all routes of staff, ours or a plugin's (D26). It asks before the body is read, and once more when a
 * body has arrived, as its sender may have been shut out meanwhile. Nest's own guards run after the body (decision 16).
 */
export function guardStaffRoutes(fastify: FastifyInstance, sessions: PostgresSessionStore): void {
  /** A route that reads its body for itself is checked by its audit entry. */
  const afterBody = async (request: FastifyRequest) => {
    if (request.body != null) checkRole(await sessions.staffOf(request.session.sessionId), request);
  };
  fastify.addHook('onRoute', (route) => {
    if (!isForStaff(route)) return;
    route.onRequest = [beforeBody, ...listed(route.onRequest)];
    route.preHandler = [afterBody, ...listed(route.preHandler)];
  });
}

const beforeBody: onRequestHookHandler = (request, reply, done) => {
  // What admins read is kept by nobody on the way.
  void reply.header('cache-control', 'no-store');
  try {
    checkRole(findStaff(request), request);
    done();
  } catch (refusal) {
    done(refusal as Error);
  }
};

/** @throws AppError `auth/signed-out`, `auth/not-an-admin` (D26), `auth/not-your-role` (decision 77), or `auth/second-factor-needed` */
function checkRole(staff: Staff | undefined, { routeOptions: { url = '', config } }: FastifyRequest): void {
  if (!staff) throw new AppError('auth/signed-out');
  if (!staff.isAdmin) throw new AppError('auth/not-an-admin');
  const { role } = staff;
  const isAllowed = role === 'owner' || (role !== undefined && config.roles?.includes(role));
  if (!isAllowed) throw new AppError('auth/not-your-role');
  if (staff.isConfined && !isOwnAccount(url)) throw new AppError('auth/second-factor-needed');
}

/** Somebody without a second factor may still set one up there. */
const isOwnAccount = (url: string) => url === paths.adminAccount || url.startsWith(`${paths.adminAccount}/`);

const listed = <Hook>(hooks: Hook | Hook[] = []): Hook[] => (Array.isArray(hooks) ? hooks : [hooks]);
