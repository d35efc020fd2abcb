import { Injectable } from '@nestjs/common';
import { ArrayContains, MoreThan } from 'typeorm';
import type { InvitationResponse } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';
import { passwordProblem } from '../users/password-rules';
import { Passwords } from '../users/passwords';
import { StaffUser } from '../users/staff-user.entity';
import { StaffInvitation } from './staff-invitation.entity';
import { findInvitation, hashOfToken, withoutPassword } from './create-invitation';

/** Somebody with a token but without an account. */
export interface TokenHolder {
  address: string;
  requestId: string;
}

/** Invitations for those who received one: the token in the link is the permission. */
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

  /** @throws AppError `auth/invitation-not-found`, whatever the reason */
  async read(token: string, holder: TokenHolder): Promise<InvitationResponse> {
    const { firstName, email } = (await this.find(token, holder)).account;
    return { firstName, email };
  }

  /** Starts no session: the person signs in afterwards. */
  async accept(token: string, password: string, holder: TokenHolder): Promise<InvitationResponse> {
    const { invitation, account } = await this.find(token, holder);
    const problem = await passwordProblem(password, account.email);
    if (problem) throw fieldError('request/invalid', 'password', problem);
    const passwordHash = await this.passwords.hash(password);
    const at = this.clock.now();
    const { id, firstName, email } = account;
    await this.statements.transaction(async (tx) => {
      // Of two requests with the same token at once, only one deletes the row.
      const pending = { id: invitation.id, endsAt: MoreThan(at) };
      const taken = await tx.manager.delete(StaffInvitation, pending);
      const opened = await tx.manager.update(StaffUser, withoutPassword(id), {
        passwordHash,
        secondFactorAskedAt: at,
      });
      if (!taken.affected || !opened.affected) throw new AppError('auth/invitation-not-found');
      const actor = { userId: id, requestId: holder.requestId };
      await addAuditEntry(tx, actor, { at, verb: 'accept-invitation', subject: { kind: 'account', id } });
    });
    return { firstName, email };
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
