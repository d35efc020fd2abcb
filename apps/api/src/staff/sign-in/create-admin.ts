import type { AuditVerb } from '@app/contracts';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import { Statements, type Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { endInvitation } from '../invitations/create-invitation';
import { makeReadableCode } from '../second-factor/recovery-codes';
import { startSecondFactorGrace, deleteSecondFactor } from '../second-factor/confirmed-second-factor';
import { endSessions } from '../sessions/end-sessions';
import { Passwords } from '../users/passwords';
import { StaffUser } from '../users/staff-user.entity';
import type { CreateAdminOptions } from './create-admin-options';

/** Five groups of 20 bits. */
const passwordGroups = 5;

const owner = { isAdmin: true, role: 'owner' } as const;

/**
 * Creates an owner with a random password, or resets the account of a user who has lost password and second factor.
 * @returns the password, which is stored only as a hash; null if the email address is taken, or has no account to reset
 */
export async function createAdmin(
  statements: Statements,
  options: CreateAdminOptions,
  at: Date,
): Promise<string | null> {
  const password = makeReadableCode(passwordGroups);
  const hash = await new Passwords().hash(password);
  const isDone = await statements.transaction((tx) =>
    options.kind === 'new' ? addAdmin(tx, options, hash, at) : resetPassword(tx, options, hash, at),
  );
  return isDone ? password : null;
}

async function addAdmin(
  tx: Transaction,
  { email, firstName }: CreateAdminOptions & { kind: 'new' },
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const row = { ...owner, firstName, email, passwordHash, createdAt: at };
  const id = await insertUnlessPresent(tx.manager, StaffUser, row);
  if (id === null) return false;
  await audit(tx, 'create', id, { isAdmin: true, isActive: true }, at);
  return true;
}

/** Ends all sessions and removes the second factor, which may be lost. */
async function resetPassword(
  tx: Transaction,
  { email }: CreateAdminOptions,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const user = await tx.manager.findOneBy(StaffUser, { email });
  if (!user) return false;
  const { id } = user;
  // The demo account has its own password now, so it stops being one.
  await tx.manager.update(StaffUser, id, { ...owner, passwordHash, isActive: true, isDemo: false });
  await endInvitation(tx, id);
  await deleteSecondFactor(tx, id);
  await startSecondFactorGrace(tx, id, at);
  await endSessions(tx, id);
  await audit(tx, 'reset-password', id, { isAdmin: true, isActive: true }, at);
  return true;
}

const audit = (tx: Transaction, verb: AuditVerb<'user'>, id: number, after: object, at: Date) =>
  addAuditEntry(tx, { userId: null, requestId: null }, { at, verb, subject: { kind: 'user', id }, after });
