import type { StaffPerson, StaffRole } from '@app/contracts';
import { In } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { StaffUser } from '../staff';

/** The workshop sees no customers. */
const visitRoles: readonly StaffRole[] = ['owner', 'office', 'fitter'];

/** Who can be named for an appointment. */
export const canBeNamed = { isActive: true, isAdmin: true, role: In(visitRoles) } as const;

/** Fitters first. */
export async function readPeople({ manager }: StatementRunner): Promise<StaffPerson[]> {
  const users = await manager.find(StaffUser, { where: canBeNamed, order: { firstName: 'ASC', id: 'ASC' } });
  const isFitter = ({ role }: StaffUser) => role === ('fitter' satisfies StaffRole);
  return [...users.filter(isFitter), ...users.filter((user) => !isFitter(user))].map(({ id, firstName }) => ({
    id,
    name: firstName,
  }));
}
