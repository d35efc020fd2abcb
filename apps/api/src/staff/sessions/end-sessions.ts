import { Not } from 'typeorm';
import type { StatementRunner } from '../../database/statements';
import { StaffUser } from '../users/staff-user.entity';
import { StaffSession } from './staff-session.entity';

/**
 * Ends all sessions of somebody, and sign-ins that are under way. Two statements, in this order: the first waits for a
 * session that is just being kept, and only a later one sees it.
 *
 * @param except the key of the session that stays
 */
export async function endSessions(
  tx: StatementRunner,
  userId: number,
  except: string | null = null,
): Promise<void> {
  await tx.manager.increment(StaffUser, { id: userId }, 'credentialVersion', 1);
  await tx.manager.delete(StaffSession, { userId, ...(except !== null && { id: Not(except) }) });
}
