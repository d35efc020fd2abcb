import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors/app-error';
import type { Staff } from './staff';

/** @throws AppError `auth/signed-out`, or `auth/not-an-admin` (D26) */
export function requireAdmin(request: FastifyRequest): void {
  checkAdmin(requireStaff(request));
}

/** @throws AppError the same, of somebody who was looked up otherwise */
export function checkAdmin(staff: Staff | undefined): void {
  if (!staff) throw new AppError('auth/signed-out');
  if (!staff.isAdmin) throw new AppError('auth/not-an-admin');
}

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
  return session?.staff?.isAdmin === true;
}
