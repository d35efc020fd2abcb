import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import { isOwnAccount, mayUse } from './role-routes';
import type { Staff } from './staff';

/** @throws AppError `auth/signed-out`, `auth/not-an-admin` (D26), `auth/not-your-role` (decision 77), or `auth/second-factor-needed` */
export function requireAdmin(request: FastifyRequest): void {
  checkAdmin(requireStaff(request), request);
}

/** @throws AppError the same, of somebody who was looked up otherwise */
export function checkAdmin(staff: Staff | undefined, { routeOptions, method }: FastifyRequest): void {
  if (!staff) throw new AppError('auth/signed-out');
  if (!staff.isAdmin) throw new AppError('auth/not-an-admin');
  const url = routeOptions.url ?? '';
  if (!mayUse(staff.role ?? 'owner', method, url)) throw new AppError('auth/not-your-role');
  if (staff.isConfined && !isOwnAccount(url)) throw new AppError('auth/second-factor-needed');
}

/** Who is signed in. @throws AppError `auth/signed-out` */
export function requireStaff(request: FastifyRequest): Staff {
  // Without a session cookie there is no session object at all.
  const session = request.session as FastifyRequest['session'] | null;
  if (!session?.staff) throw new AppError('auth/signed-out');
  return session.staff;
}

/** How far the rights of the admin go who asks. */
export const roleOf = (request: FastifyRequest): StaffRole => requireStaff(request).role ?? 'owner';

/** Whether an admin asks, where a route answers everybody and admins a little more. */
export function isAdmin(request: FastifyRequest): boolean {
  const session = request.session as FastifyRequest['session'] | null;
  const staff = session?.staff;
  return staff?.isAdmin === true && !staff.isConfined && staff.role !== 'workshop';
}
