import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { paths } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { PostgresSessionStore } from '../sessions/session-store';
import type { Staff } from '../users/staff';
import { findStaff } from './require-staff';
import { isForStaff } from './roles';

/**
 * The guard of all staff routes, our own and those of plugins (D26). It runs before the body is read, and again after
 * the body has arrived, since the user may have been disabled in between. Nest's own guards only run after the body
 * (decision 16).
 */
export function guardStaffRoutes(fastify: FastifyInstance, sessions: PostgresSessionStore): void {
  /** Routes that read their body themselves are checked by their audit entry. */
  const checkAfterBody = async (request: FastifyRequest) => {
    if (request.body != null) checkRole(await sessions.staffOf(request.session.sessionId), request);
  };
  fastify.addHook('onRoute', (route) => {
    if (!isForStaff(route)) return;
    route.onRequest = [checkBeforeBody, ...asList(route.onRequest)];
    route.preHandler = [checkAfterBody, ...asList(route.preHandler)];
  });
}

const checkBeforeBody: onRequestHookHandler = (request, reply, done) => {
  // No cache may store what admins read.
  void reply.header('cache-control', 'no-store');
  try {
    checkRole(findStaff(request), request);
    done();
  } catch (error) {
    done(error as Error);
  }
};

/**
 * @throws AppError `auth/signed-out`, `auth/not-an-admin` (D26), `auth/not-your-role` (decision 77), or
 * `auth/second-factor-needed`
 */
function checkRole(staff: Staff | undefined, { routeOptions: { url = '', config } }: FastifyRequest): void {
  if (!staff) throw new AppError('auth/signed-out');
  if (!staff.isAdmin) throw new AppError('auth/not-an-admin');
  const { role } = staff;
  const isAllowed = role === 'owner' || (role !== undefined && config.roles?.includes(role));
  if (!isAllowed) throw new AppError('auth/not-your-role');
  if (staff.isConfined && !isOwnAccount(url)) throw new AppError('auth/second-factor-needed');
}

/** The routes with which a user without a second factor can still set one up. */
const isOwnAccount = (url: string) => url === paths.adminAccount || url.startsWith(`${paths.adminAccount}/`);

const asList = <Hook>(hooks: Hook | Hook[] = []): Hook[] => (Array.isArray(hooks) ? hooks : [hooks]);
