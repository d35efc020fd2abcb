import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';
import { redeemRecoveryCode } from './recovery-codes';
import { whereConfirmed } from './confirmed-second-factor';
import { StaffSecondFactor } from './staff-second-factor.entity';
import { stepOfCode } from './totp';

/** Limited per user, since somebody who knows the password could guess the six digits from a thousand networks. */
const attemptLimit: RateLimit = { name: 'login-code', max: 10, seconds: 3_600, errorCode: 'auth/locked' };

export interface SecondFactor {
  userId: number;
  secret: string;
}

/** Checks a code of the second factor, or a recovery code: each works only once. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns whether the code was right and unused
   * @throws AppError `auth/locked` after too many wrong ones
   */
  async verify(factor: SecondFactor, input: string, requestId: string | null): Promise<boolean> {
    const userKey = String(factor.userId);
    await this.limits.consume(attemptLimit, userKey);
    const code = input.replace(/[\s-]/g, '');
    const isAccepted = /^\d{6}$/.test(code)
      ? await this.verifyTotp(factor, code)
      : await this.useRecoveryCode({ userId: factor.userId, requestId }, code);
    if (isAccepted) await this.limits.reset(attemptLimit, userKey);
    return isAccepted;
  }

  private async verifyTotp({ userId, secret }: SecondFactor, code: string): Promise<boolean> {
    const step = stepOfCode(secret, code, this.clock.now());
    if (step === null) return false;
    // Of two concurrent requests with the same code, only one updates the step.
    const whereUnused = { ...whereConfirmed(userId), secret, lastStep: LessThan(step) };
    const { affected } = await this.statements.manager.update(StaffSecondFactor, whereUnused, {
      lastStep: step,
    });
    return Boolean(affected);
  }

  /** Adds an audit entry, since one code fewer is left. */
  private useRecoveryCode(actor: Actor & { userId: number }, code: string): Promise<boolean> {
    return this.statements.transaction(async (tx) => {
      if (!(await redeemRecoveryCode(tx, actor.userId, code))) return false;
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'use-recovery-code',
        subject: { kind: 'account', id: actor.userId },
      });
      return true;
    });
  }
}
