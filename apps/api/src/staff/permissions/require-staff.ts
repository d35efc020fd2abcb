import type { FastifyRequest } from 'fastify';
import type { StaffRole } from '@app/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { Staff } from '../users/staff';

/** @throws AppError `auth/signed-out` */
export function requireStaff(request: FastifyRequest): Staff {
  const staff = findStaff(request);
  if (!staff) throw new AppError('auth/signed-out');
  return staff;
}

export const roleOf = (request: FastifyRequest): StaffRole | undefined => requireStaff(request).role;

/** For routes that are open to everybody and return more to admins. */
export function isAdmin(request: FastifyRequest): boolean {
  const staff = findStaff(request);
  return staff?.isAdmin === true && !staff.isConfined && (staff.role === 'owner' || staff.role === 'office');
}

/** Without a session cookie there is no session object. */
export const findStaff = (request: FastifyRequest): Staff | undefined =>
  (request.session as FastifyRequest['session'] | null)?.staff;
