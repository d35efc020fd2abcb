import type { FastifyRequest } from 'fastify';
import { paths } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { Staff } from './staff';

/** @throws AppError `auth/signed-out`, `auth/not-an-admin` (D26), or `auth/second-factor-needed` */
export function requireAdmin(request: FastifyRequest): void {
  checkAdmin(requireStaff(request), request);
}

/** @throws AppError the same, of somebody who was looked up otherwise */
export function checkAdmin(staff: Staff | undefined, { routeOptions }: FastifyRequest): void {
  if (!staff) throw new AppError('auth/signed-out');
  if (!staff.isAdmin) throw new AppError('auth/not-an-admin');
  if (staff.isConfined && !isOwnAccount(routeOptions.url ?? ''))
    throw new AppError('auth/second-factor-needed');
}

/** As the router knows the address, whatever was asked. */
const isOwnAccount = (url: string) => url === paths.adminAccount || url.startsWith(`${paths.adminAccount}/`);

/** Who is signed in. @throws AppError `auth/signed-out` */
export function requireStaff(request: FastifyRequest): Staff {
  // Without a session cookie there is no session object at all.
  const session = request.session as FastifyRequest['session'] | null;
  if (!session?.staff) throw new AppError('auth/signed-out');
  return session.staff;
}

/** Whether an admin asks, where a route answers everybody and admins a little more. */
export function isAdmin(request: FastifyRequest): boolean {
  const session = request.session as FastifyRequest['session'] | null;
  return session?.staff?.isAdmin === true && !session.staff.isConfined;
}
