import type { StaffPerson, StaffRole } from '@app/contracts';
import { IsNull, Not } from 'typeorm';
import type { StatementRunner } from '../database/statements';
import { StaffUser } from '../staff';

/** Who can be named for an appointment. */
export const canBeNamed = { isActive: true, isAdmin: true, role: Not(IsNull()) } as const;

/** Fitters first. */
export async function readPeople({ manager }: StatementRunner): Promise<StaffPerson[]> {
  const users = await manager.find(StaffUser, { where: canBeNamed, order: { firstName: 'ASC', id: 'ASC' } });
  const isFitter = ({ role }: StaffUser) => role === ('fitter' satisfies StaffRole);
  return [...users.filter(isFitter), ...users.filter((user) => !isFitter(user))].map(({ id, firstName }) => ({
    id,
    name: firstName,
  }));
}
