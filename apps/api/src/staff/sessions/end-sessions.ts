import { Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { StaffUser } from '../users/staff-user.entity';
import { StaffSession } from './staff-session.entity';

/**
 * Incrementing `credentialVersion` invalidates sign-ins in progress, and waits for the row lock of a concurrent session
 * insert, so that the delete sees that session.
 */
export async function endSessions(
  tx: StatementRunner,
  userId: number,
  exceptSessionId: string | null = null,
): Promise<void> {
  await tx.manager.increment(StaffUser, { id: userId }, 'credentialVersion', 1);
  await tx.manager.delete(StaffSession, {
    userId,
    ...(exceptSessionId !== null && { id: Not(exceptSessionId) }),
  });
}
