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
import { passwordProblem } from '../users/password-rules';
import { Passwords } from '../users/passwords';
import { StaffUser } from '../users/staff-user.entity';
import { StaffInvitation } from './staff-invitation.entity';
import { createInvitation, findInvitation, hashOfToken } from './create-invitation';

/** Somebody with a token but without an account. */
export interface TokenHolder {
  address: string;
  requestId: string;
}

/** How many links may be sent to one email address within an hour, no matter who requests them. */
const resetsPerAddress = 3;

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
      seconds: 900,
      errorCode: 'request/too-many',
    };
  }

  /** Mails a link if the email address has an account with a password. The caller does not learn whether it has. */
  async mailReset(email: string, { address }: TokenHolder): Promise<void> {
    const lowerCaseEmail = email.trim().toLowerCase();
    await this.limits.consume(this.attemptLimit, networkOf(address));
    await this.limits.consume(
      { name: 'password-reset', max: resetsPerAddress, seconds: 3_600, errorCode: 'request/too-many' },
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

  /** @throws AppError `auth/invitation-not-found`, whatever the reason */
  async read(token: string, holder: TokenHolder): Promise<InvitationResponse> {
    return toResponse((await this.find(token, holder)).account);
  }

  /** Starts no session: the person signs in afterwards. A reset ends all existing sessions; the second factor stays. */
  async accept(token: string, password: string, holder: TokenHolder): Promise<InvitationResponse> {
    const { invitation, account } = await this.find(token, holder);
    const problem = await passwordProblem(password, account.email);
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
      const actor = { userId: id, requestId: holder.requestId };
      const verb = isReset ? 'reset-password' : 'accept-invitation';
      await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'account', id } });
    });
    return toResponse(account);
  }

  /** Counts every try. */
  private async find(token: string, { address }: TokenHolder) {
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
