import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';
import { takeRecoveryCode } from './recovery-codes';
import { inForce } from './second-factor-in-force';
import { StaffSecondFactor } from './staff-second-factor.entity';
import { stepOfCode } from './totp';

/** Whoever knows the password could guess at codes from a thousand networks: six digits are few. */
const tries: RateLimit = { name: 'login-code', max: 10, seconds: 3_600, refusal: 'auth/locked' };

/** Whose second factor is in force, and what it is. */
export interface SecondFactor {
  userId: number;
  secret: string;
}

/** Takes a code of somebody's second factor, or a recovery code in its place: each is good once. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns whether the code was right, and had not been used
   * @throws AppError `auth/locked` after too many that were not
   */
  async verify(factor: SecondFactor, typed: string, requestId: string | null): Promise<boolean> {
    const who = String(factor.userId);
    await this.limits.consume(tries, who);
    const code = typed.replace(/[\s-]/g, '');
    const isTaken = /^\d{6}$/.test(code)
      ? await this.verifyTotp(factor, code)
      : await this.useRecoveryCode({ userId: factor.userId, requestId }, code);
    if (isTaken) await this.limits.reset(tries, who);
    return isTaken;
  }

  private async verifyTotp({ userId, secret }: SecondFactor, code: string): Promise<boolean> {
    const step = stepOfCode(secret, code, this.clock.now());
    if (step === null) return false;
    // Of two who send the same code at once, one finds the step as it was.
    const unused = { ...inForce(userId), secret, lastStep: LessThan(step) };
    const { affected } = await this.statements.manager.update(StaffSecondFactor, unused, { lastStep: step });
    return Boolean(affected);
  }

  /** One code fewer is left: that is worth knowing afterwards. */
  private useRecoveryCode(actor: Actor & { userId: number }, code: string): Promise<boolean> {
    return this.statements.transaction(async (tx) => {
      if (!(await takeRecoveryCode(tx, actor.userId, code))) return false;
      await addAuditEntry(tx, actor, {
        at: this.clock.now(),
        verb: 'use-recovery-code',
        subject: { kind: 'account', id: actor.userId },
      });
      return true;
    });
  }
}
