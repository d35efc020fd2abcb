import { Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { StaffUser } from '../users/staff-user.entity';
import { StaffSession } from './staff-session.entity';

/**
 * Ends all sessions of a user, and sign-ins in progress. The statements must run in this order: the first waits for a
 * session that is being stored, so that the second sees it.
 * @param except key of the session that stays
 */
export async function endSessions(
  tx: StatementRunner,
  userId: number,
  except: string | null = null,
): Promise<void> {
  await tx.manager.increment(StaffUser, { id: userId }, 'credentialVersion', 1);
  await tx.manager.delete(StaffSession, { userId, ...(except !== null && { id: Not(except) }) });
}
