import { Injectable } from '@nestjs/common';
import { ArrayContains, IsNull, MoreThan, Not } from 'typeorm';
import type { InvitationResponse } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';
import { endSessions } from '../sessions/end-sessions';
import { findPasswordProblem } from '../users/password-rules';
import { Passwords } from '../users/passwords';
import { StaffUser } from '../users/staff-user.entity';
import { StaffInvitation } from './staff-invitation.entity';
import { createInvitation, findInvitation, hashOfToken } from './create-invitation';

/** Who sent the request. Nobody is signed in. */
export interface Requester {
  address: string;
  requestId: string;
}

/** For one email address, no matter who requests the mails. */
const maxResetMailsPerHour = 3;

const hourSeconds = 3_600;
const quarterHourSeconds = 900;

/** Links to choose a password, for invited colleagues and for forgotten passwords. Anyone who has the token may use it. */
@Injectable()
export class Invitations {
  private readonly attemptLimit: RateLimit;

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly passwords: Passwords,
    config: AppConfig,
  ) {
    this.attemptLimit = {
      name: 'invitation-network',
      max: config.loginFailuresPerNetwork,
      seconds: quarterHourSeconds,
      errorCode: 'request/too-many',
    };
  }

  /** Mails a link if the email address has an account with a password. The caller does not learn whether it has. */
  async mailReset(email: string, { address }: Requester): Promise<void> {
    const lowerCaseEmail = email.trim().toLowerCase();
    await this.limits.consume(this.attemptLimit, networkOf(address));
    await this.limits.consume(
      {
        name: 'password-reset',
        max: maxResetMailsPerHour,
        seconds: hourSeconds,
        errorCode: 'request/too-many',
      },
      lowerCaseEmail,
    );
    await this.statements.transaction(async (tx) => {
      const user = await tx.manager.findOneBy(StaffUser, {
        email: lowerCaseEmail,
        isActive: true,
        passwordHash: Not(IsNull()),
      });
      if (user) await createInvitation(tx, user, this.clock.now());
    });
  }

  /** @throws AppError `auth/invitation-not-found` for an unknown, expired or used token */
  async read(token: string, requester: Requester): Promise<InvitationResponse> {
    return toResponse((await this.find(token, requester)).account);
  }

  /** Starts no session: the person signs in afterwards. A reset ends all existing sessions; the second factor stays. */
  async accept(token: string, password: string, requester: Requester): Promise<InvitationResponse> {
    const { invitation, account } = await this.find(token, requester);
    const problem = await findPasswordProblem(password, account.email);
    if (problem) throw fieldError('request/invalid', 'password', problem);
    const passwordHash = await this.passwords.hash(password);
    const at = this.clock.now();
    const { id } = account;
    const { isReset } = toResponse(account);
    await this.statements.transaction(async (tx) => {
      // Of two concurrent requests with the same token, only one deletes the row.
      const pending = { id: invitation.id, endsAt: MoreThan(at) };
      const deletedInvitation = await tx.manager.delete(StaffInvitation, pending);
      const updatedUser = await tx.manager.update(
        StaffUser,
        { id, isActive: true },
        { passwordHash, ...(!isReset && { secondFactorAskedAt: at }) },
      );
      if (!deletedInvitation.affected || !updatedUser.affected)
        throw new AppError('auth/invitation-not-found');
      if (isReset) await endSessions(tx, id);
      const actor = { userId: id, requestId: requester.requestId };
      const verb = isReset ? 'reset-password' : 'accept-invitation';
      await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'account', id } });
    });
    return toResponse(account);
  }

  /** Every try counts towards the limit, also one with a valid token. */
  private async find(token: string, { address }: Requester) {
    await this.limits.consume(this.attemptLimit, networkOf(address));
    const where = { tokenHashes: ArrayContains([hashOfToken(token)]) };
    const found = await findInvitation(this.statements.manager, where, this.clock.now());
    if (!found) throw new AppError('auth/invitation-not-found');
    return found;
  }
}

const toResponse = ({ firstName, email, passwordHash }: StaffUser): InvitationResponse => ({
  firstName,
  email,
  isReset: passwordHash !== null,
});
