import { createHash, randomBytes } from 'node:crypto';
import { linklessName } from '@app/mails/words';
import type { Statement, StatementRunner } from '../../database/statements';
import { addMail } from '../../mail';
import { randomId } from '../../platform/ids/random-id';

const form = /^[\w-]{43}$/;

/** 256 random bits. */
export const makeInvitationToken = (): string => randomBytes(32).toString('base64url');

/** What the table knows a token by; null where it has not the form of one. */
export const hashOfToken = (token: string): string | null =>
  form.test(token) ? createHash('sha256').update(token).digest('base64url') : null;

/** For how long somebody has time to choose a password. */
const lastsMs = 72 * 3_600_000;

const deleteInvitation: Statement = {
  name: 'delete-invitation',
  text: 'DELETE FROM staff_invitation WHERE user_id = $1',
};

const insertInvitation: Statement = {
  name: 'insert-invitation',
  text: 'INSERT INTO staff_invitation (id, user_id, created_at, ends_at) VALUES ($1, $2, $3, $4)',
};

interface Invited {
  id: number;
  firstName: string;
  email: string;
}

/**
 * Invites somebody, and has the mail sent: both or neither. What was sent before is worth nothing any more. The token is
 * made when the mail is composed, so that nothing here knows it.
 */
export async function writeInvitation(tx: StatementRunner, user: Invited, at: Date): Promise<void> {
  const id = randomId();
  await endInvitation(tx, user.id);
  await tx.run(insertInvitation, [id, user.id, at, new Date(at.getTime() + lastsMs)]);
  await addMail(tx, {
    kind: 'staff-invitation',
    key: id,
    to: { name: linklessName(user.firstName), address: user.email },
    details: { invitationId: id },
    at,
  });
}

/** Nobody can accept it any more. */
export async function endInvitation(tx: StatementRunner, userId: number): Promise<void> {
  await tx.run(deleteInvitation, [userId]);
}
