import { hash, randomBytes } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, MoreThan } from 'typeorm';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { randomId } from '../../platform/ids/random-id';
import { StaffUser } from '../users/staff-user.entity';
import { StaffInvitation } from './staff-invitation.entity';

export const makeInvitationToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url');

const hourMs = 3_600_000;
const invitationLifetimeMs = 72 * hourMs;
const resetLifetimeMs = hourMs;

type InvitedUser = Pick<StaffUser, 'id' | 'firstName' | 'email'> & { passwordHash?: string | null };

/**
 * Mails a link to choose a password: an invitation, or a reset for an account that has a password. Earlier links stop
 * working. The token is created when the mail is composed.
 */
export async function createInvitation(tx: Transaction, user: InvitedUser, at: Date): Promise<void> {
  const id = randomId();
  await endInvitation(tx, user.id);
  const endsAt = new Date(at.getTime() + (user.passwordHash ? resetLifetimeMs : invitationLifetimeMs));
  await tx.manager.insert(StaffInvitation, { id, userId: user.id, createdAt: at, endsAt });
  await addMail(tx, {
    kind: 'staff-invitation',
    key: id,
    to: { name: user.firstName, address: user.email },
    details: { invitationId: id },
    at,
  });
}

export async function endInvitation(tx: Transaction, userId: number): Promise<void> {
  await tx.manager.delete(StaffInvitation, { userId });
}

export interface FoundInvitation {
  invitation: StaffInvitation;
  account: StaffUser;
}

/** A link that can still be used, with its account. */
export async function findInvitation(
  manager: EntityManager,
  where: FindOptionsWhere<StaffInvitation>,
  now: Date,
): Promise<FoundInvitation | null> {
  const invitation = await manager.findOneBy(StaffInvitation, { ...where, endsAt: MoreThan(now) });
  const account =
    invitation && (await manager.findOneBy(StaffUser, { id: invitation.userId, isActive: true }));
  return account && { invitation, account };
}
