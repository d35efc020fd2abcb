import type { StaffPerson, StaffRole } from '@app/contracts';
import { In } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { StaffUser } from '../staff';

/** The workshop does not meet customers. */
const visitRoles: readonly StaffRole[] = ['owner', 'office', 'fitter'];

/** Conditions on a staff user who can be assigned to an appointment. */
export const canBeAssigned = { isActive: true, isAdmin: true, role: In(visitRoles) } as const;

/** The people who can be assigned to an appointment, fitters first. */
export async function readPeople({ manager }: StatementRunner): Promise<StaffPerson[]> {
  const users = await manager.find(StaffUser, {
    where: canBeAssigned,
    order: { firstName: 'ASC', id: 'ASC' },
  });
  const isFitter = ({ role }: StaffUser) => role === ('fitter' satisfies StaffRole);
  return [...users.filter(isFitter), ...users.filter((user) => !isFitter(user))].map(({ id, firstName }) => ({
    id,
    name: firstName,
  }));
}
