import { IsNull, Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { StaffUser } from '../users/staff-user.entity';
import { StaffSecondFactor } from './staff-second-factor.entity';

/** A confirmed second factor. */
export const inForce = (userId: number) => ({ userId, confirmedAt: Not(IsNull()) });

/** Recovery codes go with it. @returns whether there was one */
export async function deleteSecondFactor(tx: StatementRunner, userId: number): Promise<boolean> {
  return Boolean((await tx.manager.delete(StaffSecondFactor, inForce(userId))).affected);
}

/** Starts the days that an admin has to set one up. */
export async function askForSecondFactor(tx: StatementRunner, userId: number, at: Date): Promise<void> {
  await tx.manager.update(StaffUser, userId, { secondFactorAskedAt: at });
}
