import type { Transaction } from '../../database/statements';
import { rowColumn, stageOf } from './stage-tables';

const accounts = stageOf('staff_user');

/** What signs people in and is in no export; each with the column that says whose it is. */
const belongings = [
  'staff_second_factor',
  'staff_recovery_code',
  'staff_invitation',
  'staff_device',
  'staff_session',
] as const;

/**
 * Accounts of the file that are here as well, by their addresses, keep what they sign in with here; one that is disabled
 * here has to be invited anew. Whoever restores stays an admin who can sign in, and in their session, whether the file
 * knows them or not; everybody else signs in again.
 * @returns their number after the restore; null for a command
 */
export async function keepAccounts(tx: Transaction, actorId: number | null): Promise<number | null> {
  if (actorId !== null) await stageActor(tx, actorId);
  await tx.query(`
    CREATE TEMPORARY TABLE kept_account ON COMMIT DROP AS
    SELECT here.id AS old_id, staged.id AS new_id
    FROM staff_user AS here JOIN ${accounts} AS staged USING (email)
    WHERE here.is_active;
    UPDATE ${accounts} AS staged
    SET password_hash = here.password_hash, credential_version = here.credential_version,
      second_factor_asked_at = here.second_factor_asked_at
    FROM kept_account JOIN staff_user AS here ON here.id = old_id WHERE staged.id = new_id`);
  for (const table of belongings)
    await tx.query(`
      CREATE TEMPORARY TABLE "kept_${table}" ON COMMIT DROP AS
      SELECT belonging.* FROM ${table} AS belonging JOIN kept_account ON old_id = user_id
      ${table === 'staff_session' ? `WHERE old_id = ${Number(actorId)}` : ''};
      UPDATE "kept_${table}" AS belonging SET user_id = new_id FROM kept_account WHERE old_id = user_id`);
  const [kept] = await tx.query<{ id: number }[]>('SELECT new_id AS id FROM kept_account WHERE old_id = $1', [
    actorId,
  ]);
  return kept?.id ?? null;
}

/** After the accounts are there: what was kept of them. */
export async function giveBackBelongings(tx: Transaction): Promise<void> {
  for (const table of belongings)
    await tx.query(`INSERT INTO public.${table} SELECT * FROM pg_temp."kept_${table}"`);
  // Somebody else may have the number now.
  await tx.query(`
    UPDATE security_event SET account_id = (SELECT new_id FROM kept_account WHERE old_id = account_id)
    WHERE account_id IS NOT NULL`);
}

/** A number that nobody in the file has or had: the audit log tells of people by their numbers. */
const freeNumber = `1 + greatest((SELECT max(id) FROM ${accounts}), (SELECT max(actor_id) FROM ${stageOf('audit_entry')}), 0)`;

async function stageActor(tx: Transaction, actorId: number): Promise<void> {
  const columns = ['first_name', 'email', 'is_demo', 'created_at', 'last_sign_in_at'];
  await tx.query(
    `INSERT INTO ${accounts} (id, is_admin, role, is_active, ${columns.join(', ')}, ${rowColumn})
     SELECT ${freeNumber}, true, 'owner', true, ${columns.join(', ')}, NULL FROM staff_user
     WHERE id = $1 AND NOT EXISTS (SELECT FROM ${accounts} AS staged WHERE staged.email = staff_user.email)`,
    [actorId],
  );
  await tx.query(
    `UPDATE ${accounts} SET is_admin = true, role = 'owner', is_active = true
     WHERE email = (SELECT email FROM staff_user WHERE id = $1)`,
    [actorId],
  );
}
