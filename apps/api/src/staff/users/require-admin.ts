import type { FastifyRequest } from 'fastify';
import { paths, type StaffRole } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { Staff } from './staff';

/** @throws AppError `auth/signed-out`, `auth/not-an-admin` (D26), `auth/not-your-role` (decision 77), or `auth/second-factor-needed` */
export function requireAdmin(request: FastifyRequest): void {
  checkAdmin(requireStaff(request), request);
}

/** @throws AppError the same, of somebody who was looked up otherwise */
export function checkAdmin(
  staff: Staff | undefined,
  { routeOptions: { url = '', config } }: FastifyRequest,
): void {
  if (!staff) throw new AppError('auth/signed-out');
  if (!staff.isAdmin) throw new AppError('auth/not-an-admin');
  const { role } = staff;
  const isAllowed = role === 'owner' || (role !== undefined && config.roles?.includes(role));
  if (!isAllowed) throw new AppError('auth/not-your-role');
  if (staff.isConfined && !isOwnAccount(url)) throw new AppError('auth/second-factor-needed');
}

/** Somebody without a second factor may still set one up there. */
const isOwnAccount = (url: string) => url === paths.adminAccount || url.startsWith(`${paths.adminAccount}/`);

/** Who is signed in. @throws AppError `auth/signed-out` */
export function requireStaff(request: FastifyRequest): Staff {
  // Without a session cookie there is no session object at all.
  const session = request.session as FastifyRequest['session'] | null;
  if (!session?.staff) throw new AppError('auth/signed-out');
  return session.staff;
}

/** The role of the admin who asks; undefined: none. */
export const roleOf = (request: FastifyRequest): StaffRole | undefined => requireStaff(request).role;

/** Whether an admin asks, where a route answers everybody and admins a little more. */
export function isAdmin(request: FastifyRequest): boolean {
  const session = request.session as FastifyRequest['session'] | null;
  const staff = session?.staff;
  return staff?.isAdmin === true && !staff.isConfined && (staff.role === 'owner' || staff.role === 'office');
}
