import { IsNull, Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { StaffUser } from '../users/staff-user.entity';
import { StaffSecondFactor } from './staff-second-factor.entity';

export const whereConfirmed = (userId: number) => ({ userId, confirmedAt: Not(IsNull()) });

/** Deletes the recovery codes too. @returns whether there was a second factor */
export async function deleteSecondFactor(tx: StatementRunner, userId: number): Promise<boolean> {
  return Boolean((await tx.manager.delete(StaffSecondFactor, whereConfirmed(userId))).affected);
}

export async function startSecondFactorGrace(tx: StatementRunner, userId: number, at: Date): Promise<void> {
  await tx.manager.update(StaffUser, userId, { secondFactorAskedAt: at });
}
