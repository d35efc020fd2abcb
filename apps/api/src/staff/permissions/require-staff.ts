import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { Staff } from '../users/staff';

/** Who is signed in. @throws AppError `auth/signed-out` */
export function requireStaff(request: FastifyRequest): Staff {
  const staff = findStaff(request);
  if (!staff) throw new AppError('auth/signed-out');
  return staff;
}

/** The role of the admin who asks; undefined: none. */
export const roleOf = (request: FastifyRequest): StaffRole | undefined => requireStaff(request).role;

/** Whether an admin asks, where a route answers everybody and admins a little more. */
export function isAdmin(request: FastifyRequest): boolean {
  const staff = findStaff(request);
  return staff?.isAdmin === true && !staff.isConfined && (staff.role === 'owner' || staff.role === 'office');
}

/** Without a session cookie there is no session object at all. */
export const findStaff = (request: FastifyRequest): Staff | undefined =>
  (request.session as FastifyRequest['session'] | null)?.staff;
