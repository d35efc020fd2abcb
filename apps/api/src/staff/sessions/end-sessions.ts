import { Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { StaffUser } from '../users/staff-user.entity';
import { StaffSession } from './staff-session.entity';

/**
 * Ends all sessions of a user. Incrementing `credentialVersion` invalidates sign-ins in progress, and waits for the row
 * lock of a concurrent session insert, so that the delete sees that session.
 * @param exceptSessionId the session to keep
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
