import { createHash, randomBytes } from 'node:crypto';
import { nameWithoutLinks } from '@app/mails/words';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { randomId } from '../../platform/ids/random-id';
import { StaffInvitation } from './staff-invitation.entity';

const form = /^[\w-]{43}$/;

export const makeInvitationToken = (): string => randomBytes(32).toString('base64url');

/** Digest under which the token is stored; null for a malformed one. */
export const hashOfToken = (token: string): string | null =>
  form.test(token) ? createHash('sha256').update(token).digest('base64url') : null;

const validMs = 72 * 3_600_000;

interface Invited {
  id: number;
  firstName: string;
  email: string;
}

/**
 * Invites somebody and sends the mail in one transaction; earlier invitations end. The token is made when the mail is
 * composed.
 */
export async function createInvitation(tx: Transaction, user: Invited, at: Date): Promise<void> {
  const id = randomId();
  await endInvitation(tx, user.id);
  const endsAt = new Date(at.getTime() + validMs);
  await tx.manager.insert(StaffInvitation, { id, userId: user.id, createdAt: at, endsAt });
  await addMail(tx, {
    kind: 'staff-invitation',
    key: id,
    to: { name: nameWithoutLinks(user.firstName), address: user.email },
    details: { invitationId: id },
    at,
  });
}

export async function endInvitation(tx: Transaction, userId: number): Promise<void> {
  await tx.manager.delete(StaffInvitation, { userId });
}
