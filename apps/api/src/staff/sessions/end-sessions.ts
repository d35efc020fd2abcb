import type { StatementRunner } from '../../database/statements';

/** With its recovery codes. */
export const deleteSecondFactor =
  'DELETE FROM staff_second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING user_id';

/** An admin has some days from now to set one up. */
export const askForSecondFactor = 'UPDATE staff_user SET second_factor_asked_at = $2 WHERE id = $1';

const raiseVersion = 'UPDATE staff_user SET credential_version = credential_version + 1 WHERE id = $1';

const deleteSessions = 'DELETE FROM staff_session WHERE user_id = $1 AND id IS DISTINCT FROM $2';

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
  await tx.run(raiseVersion, [userId]);
  await tx.run(deleteSessions, [userId, except]);
}
