import type { AuditVerb } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { endInvitation } from '../invitations/write-invitation';
import { makeSpokenCode } from '../second-factor/recovery-codes';
import { askForSecondFactor, deleteSecondFactor, endSessions } from '../sessions/end-sessions';
import { Passwords } from '../users/passwords';
import type { CreateAdminOptions } from './create-admin-options';

/** Five groups of 20 bits. */
const passwordGroups = 5;

const insertAdmin = `
  INSERT INTO staff_user (first_name, email, password_hash, is_admin, role, created_at)
  VALUES ($1, $2, $3, true, 'owner', $4)
  ON CONFLICT (email) DO NOTHING
  RETURNING id`;

/** The demo's account stops being one: it has a password of its own now. */
const resetAdmin = `
  UPDATE staff_user SET password_hash = $2, is_admin = true, role = 'owner', is_active = true, is_demo = false
  WHERE email = $1
  RETURNING id`;

/**
 * An admin made from the command line, with a password that nobody chose: the first one, or one who has lost everything.
 *
 * @returns the password, which is known nowhere else; null where there is such an address already, or where there is
 * none whose password could be reset
 */
export async function createAdmin(
  statements: Statements,
  options: CreateAdminOptions,
  at: Date,
): Promise<string | null> {
  const password = makeSpokenCode(passwordGroups);
  const hash = await new Passwords().hash(password);
  const isDone = await statements.transaction((tx) =>
    options.kind === 'new' ? addAdmin(tx, options, hash, at) : resetPassword(tx, options, hash, at),
  );
  return isDone ? password : null;
}

async function addAdmin(
  tx: Transaction,
  { email, firstName }: CreateAdminOptions & { kind: 'new' },
  hash: string,
  at: Date,
): Promise<boolean> {
  const [added] = await tx.run<{ id: number }>(insertAdmin, [firstName, email, hash, at]);
  if (!added) return false;
  await note(tx, 'create', added.id, { isAdmin: true, isActive: true }, at);
  return true;
}

/** Whoever was in is out, and a second factor that may be lost is gone. */
async function resetPassword(
  tx: Transaction,
  { email }: CreateAdminOptions,
  hash: string,
  at: Date,
): Promise<boolean> {
  const [reset] = await tx.run<{ id: number }>(resetAdmin, [email, hash]);
  if (!reset) return false;
  await endInvitation(tx, reset.id);
  await tx.run(deleteSecondFactor, [reset.id]);
  await tx.run(askForSecondFactor, [reset.id, at]);
  await endSessions(tx, reset.id);
  await note(tx, 'reset-password', reset.id, { isAdmin: true, isActive: true }, at);
  return true;
}

const note = (tx: Transaction, verb: AuditVerb<'user'>, id: number, after: object, at: Date) =>
  addAuditEntry(tx, { userId: null, requestId: null }, { at, verb, subject: { kind: 'user', id }, after });
