import { Injectable } from '@nestjs/common';
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
import { hashOfToken } from './write-invitation';

const findInvited = `
  SELECT first_name AS "firstName", email
  FROM staff_invitation AS invitation
  JOIN staff_user AS account ON account.id = invitation.user_id
  WHERE $1 = ANY(invitation.token_hashes) AND invitation.ends_at > $2
    AND account.is_active AND account.password_hash IS NULL`;

/** Of two who come with the same token at once, one finds it. */
const takeInvitation = `
  DELETE FROM staff_invitation WHERE $1 = ANY(token_hashes) AND ends_at > $2
  RETURNING user_id AS "userId"`;

const setFirstPassword = `
  UPDATE staff_user SET password_hash = $2, second_factor_asked_at = $3
  WHERE id = $1 AND is_active AND password_hash IS NULL RETURNING id`;

/** Who asks with a token: somebody without an account. */
export interface Stranger {
  address: string;
  requestId: string;
}

/** Invitations as those see them who were sent one: the token in the link is the permission. */
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
  async read(token: string, { address }: Stranger): Promise<InvitationResponse> {
    await this.limits.consume(this.tries, networkOf(address));
    return this.find(token);
  }

  /** The person signs in afterwards: no session begins here. */
  async accept(token: string, password: string, stranger: Stranger): Promise<InvitationResponse> {
    const invited = await this.read(token, stranger);
    const problem = await passwordProblem(password, invited.email);
    if (problem) throw fieldError('request/invalid', 'password', problem);
    const hash = await this.passwords.hash(password);
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const [taken] = await tx.run<{ userId: number }>(takeInvitation, [hashOfToken(token), at]);
      const [opened] = taken ? await tx.run(setFirstPassword, [taken.userId, hash, at]) : [];
      if (!taken || !opened) throw new AppError('auth/invitation-not-found');
      const actor = { userId: taken.userId, requestId: stranger.requestId };
      await addAuditEntry(tx, actor, {
        at,
        verb: 'accept-invitation',
        subject: { kind: 'account', id: taken.userId },
      });
    });
    return invited;
  }

  private async find(token: string): Promise<InvitationResponse> {
    const hash = hashOfToken(token);
    const [invited] = hash
      ? await this.statements.run<{ firstName: string; email: string }>(findInvited, [hash, this.clock.now()])
      : [];
    if (!invited) throw new AppError('auth/invitation-not-found');
    return invited;
  }
}
