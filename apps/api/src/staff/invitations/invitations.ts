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

/** How many links one address may get within an hour, whoever asks. */
const resetsPerAddress = 3;

/** Links to choose a password, for invited colleagues and for those who forgot theirs. The token is the permission. */
@Injectable()
export class Invitations {
  private readonly tries: RateLimit;

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly passwords: Passwords,
    config: AppConfig,
  ) {
    this.tries = {
      name: 'invitation-network',
      max: config.loginFailuresPerNetwork,
      seconds: 900,
      refusal: 'request/too-many',
    };
  }

  /** Mails a link if the address has an account with a password. Says nothing of whether it has. */
  async mailReset(email: string, { address }: TokenHolder): Promise<void> {
    const asked = email.trim().toLowerCase();
    await this.limits.consume(this.tries, networkOf(address));
    await this.limits.consume(
      { name: 'password-reset', max: resetsPerAddress, seconds: 3_600, refusal: 'request/too-many' },
      asked,
    );
    await this.statements.transaction(async (tx) => {
      const user = await tx.manager.findOneBy(StaffUser, {
        email: asked,
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

  /** Starts no session: the person signs in afterwards. A reset ends those there are; the second factor stays. */
  async accept(token: string, password: string, holder: TokenHolder): Promise<InvitationResponse> {
    const { invitation, account } = await this.find(token, holder);
    const problem = await passwordProblem(password, account.email);
    if (problem) throw fieldError('request/invalid', 'password', problem);
    const passwordHash = await this.passwords.hash(password);
    const at = this.clock.now();
    const { id } = account;
    const { isReset } = toResponse(account);
    await this.statements.transaction(async (tx) => {
      // Of two requests with the same token at once, only one deletes the row.
      const pending = { id: invitation.id, endsAt: MoreThan(at) };
      const taken = await tx.manager.delete(StaffInvitation, pending);
      const opened = await tx.manager.update(
        StaffUser,
        { id, isActive: true },
        { passwordHash, ...(!isReset && { secondFactorAskedAt: at }) },
      );
      if (!taken.affected || !opened.affected) throw new AppError('auth/invitation-not-found');
      if (isReset) await endSessions(tx, id);
      const actor = { userId: id, requestId: holder.requestId };
      const verb = isReset ? 'reset-password' : 'accept-invitation';
      await addAuditEntry(tx, actor, { at, verb, subject: { kind: 'account', id } });
    });
    return toResponse(account);
  }

  /** Counts every try. */
  private async find(token: string, { address }: TokenHolder) {
    await this.limits.consume(this.tries, networkOf(address));
    const which = { tokenHashes: ArrayContains([hashOfToken(token)]) };
    const found = await findInvitation(this.statements.manager, which, this.clock.now());
    if (!found) throw new AppError('auth/invitation-not-found');
    return found;
  }
}

const toResponse = ({ firstName, email, passwordHash }: StaffUser): InvitationResponse => ({
  firstName,
  email,
  isReset: passwordHash !== null,
});
