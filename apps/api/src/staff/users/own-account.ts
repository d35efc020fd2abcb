import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type {
  AuditVerb,
  AccountResponse,
  BeginSecondFactorResponse,
  ChangePasswordRequest,
  ProveSecondFactorRequest,
  RecoveryCodesResponse,
} from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements, type StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { RateLimits, type RateLimit } from '../../platform/limits/rate-limits';
import { renewRecoveryCodes } from '../second-factor/recovery-codes';
import { deleteSecondFactor, whereConfirmed } from '../second-factor/confirmed-second-factor';
import { StaffRecoveryCode } from '../second-factor/staff-recovery-code.entity';
import { StaffSecondFactor } from '../second-factor/staff-second-factor.entity';
import { makeTotpSecret, stepOfCode, toSecondFactorSetup } from '../second-factor/totp';
import { VerifyCode } from '../second-factor/verify-code';
import { endSessions } from '../sessions/end-sessions';
import { findPasswordProblem } from './password-rules';
import { Passwords } from './passwords';
import { StaffUser } from './staff-user.entity';

export interface SessionActor extends Actor {
  userId: number;
  /** The current session, which stays when the others end. */
  sessionKey: string;
}

/** Replaces an unconfirmed second factor; a confirmed one stays. */
const beginSecondFactorSql = `
  INSERT INTO staff_second_factor AS factor (user_id, secret, created_at) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at
    WHERE factor.confirmed_at IS NULL
  RETURNING user_id`;

const quarterHourSeconds = 900;

/** A user's own account. Changes require the password again, in case a screen was left unlocked. */
@Injectable()
export class OwnAccount {
  private readonly passwordAttempts: RateLimit;

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly passwords: Passwords,
    private readonly codes: VerifyCode,
    config: AppConfig,
  ) {
    this.passwordAttempts = {
      name: 'own-password',
      max: config.loginFailuresPerAccount,
      seconds: quarterHourSeconds,
      errorCode: 'auth/locked',
    };
  }

  async read({ userId }: SessionActor): Promise<AccountResponse> {
    const { manager } = this.statements;
    const account = await manager.findOneBy(StaffUser, { id: userId });
    if (!account) throw new AppError('auth/signed-out');
    const { firstName, email } = account;
    const hasSecondFactor = await manager.existsBy(StaffSecondFactor, whereConfirmed(userId));
    const recoveryCodesLeft = await manager.countBy(StaffRecoveryCode, { userId });
    return { firstName, email, hasSecondFactor, recoveryCodesLeft };
  }

  /** Ends all other sessions, in case somebody else had the old password. */
  async changePassword(self: SessionActor, { password, newPassword }: ChangePasswordRequest): Promise<void> {
    const { email, passwordHash } = await this.checkPassword(self, password);
    const problem = await findPasswordProblem(newPassword, email);
    if (problem) throw fieldError('request/invalid', 'newPassword', problem);
    const hash = await this.passwords.hash(newPassword);
    await this.statements.transaction(async (tx) => {
      // Does nothing if the password was changed since it was checked.
      const whereUnchanged = { id: self.userId, passwordHash, isActive: true };
      const { affected } = await tx.manager.update(StaffUser, whereUnchanged, { passwordHash: hash });
      if (!affected) throw new AppError('auth/wrong-password');
      await endSessions(tx, self.userId, self.sessionKey);
      await this.audit(tx, self, 'change-password');
    });
  }

  /** Takes effect only after `confirmSecondFactor`, which shows that the app has the secret. */
  async beginSecondFactor(self: SessionActor, password: string): Promise<BeginSecondFactorResponse> {
    const { email } = await this.checkPassword(self, password);
    const secret = makeTotpSecret();
    const [started] = await this.statements.run(beginSecondFactorSql, [
      self.userId,
      secret,
      this.clock.now(),
    ]);
    if (!started) throw new AppError('users/second-factor-present');
    return toSecondFactorSetup(secret, email);
  }

  /** Ends the user's other sessions, which began without a code. */
  async confirmSecondFactor(self: SessionActor, code: string): Promise<RecoveryCodesResponse> {
    const started = await this.statements.manager.findOneBy(StaffSecondFactor, {
      userId: self.userId,
      confirmedAt: IsNull(),
    });
    if (!started) throw new AppError('users/no-second-factor');
    const now = this.clock.now();
    const step = stepOfCode(started.secret, code.replace(/[\s-]/g, ''), now);
    if (step === null) throw fieldError('request/invalid', 'code', wrongCode);
    return this.statements.transaction(async (tx) => {
      const { affected } = await tx.manager.update(
        StaffSecondFactor,
        { userId: self.userId, secret: started.secret, confirmedAt: IsNull() },
        { confirmedAt: now, lastStep: step },
      );
      if (!affected) throw new AppError('users/no-second-factor');
      const recoveryCodes = await renewRecoveryCodes(tx, self.userId);
      await endSessions(tx, self.userId, self.sessionKey);
      await this.audit(tx, self, 'add-second-factor');
      return { recoveryCodes };
    });
  }

  /** Ends the user's other sessions, which began with the removed factor. */
  async removeSecondFactor(self: SessionActor, proof: ProveSecondFactorRequest): Promise<void> {
    await this.checkPasswordAndCode(self, proof);
    await this.statements.transaction(async (tx) => {
      if (!(await deleteSecondFactor(tx, self.userId))) throw new AppError('users/no-second-factor');
      await endSessions(tx, self.userId, self.sessionKey);
      await this.audit(tx, self, 'remove-second-factor');
    });
  }

  async renewRecoveryCodes(
    self: SessionActor,
    proof: ProveSecondFactorRequest,
  ): Promise<RecoveryCodesResponse> {
    await this.checkPasswordAndCode(self, proof);
    return this.statements.transaction(async (tx) => {
      const lock = { mode: 'for_no_key_update' } as const;
      const factor = await tx.manager.findOne(StaffSecondFactor, {
        where: whereConfirmed(self.userId),
        lock,
      });
      if (!factor) throw new AppError('users/no-second-factor');
      const recoveryCodes = await renewRecoveryCodes(tx, self.userId);
      await endSessions(tx, self.userId, self.sessionKey);
      await this.audit(tx, self, 'renew-recovery-codes');
      return { recoveryCodes };
    });
  }

  /** Counts every attempt before checking it; the right password resets the count. */
  private async checkPassword(
    { userId }: SessionActor,
    password: string,
  ): Promise<{ email: string; passwordHash: string }> {
    const userKey = String(userId);
    await this.limits.consume(this.passwordAttempts, userKey);
    const account = await this.statements.manager.findOneBy(StaffUser, { id: userId, isActive: true });
    const passwordHash = account?.passwordHash;
    const isRight = await this.passwords.verify(passwordHash ?? undefined, password);
    if (!account || !passwordHash || !isRight) throw new AppError('auth/wrong-password');
    await this.limits.reset(this.passwordAttempts, userKey);
    return { email: account.email, passwordHash };
  }

  /** Requires both, as at sign-in: a stolen password and an unlocked screen are not enough. */
  private async checkPasswordAndCode(
    self: SessionActor,
    { password, code }: ProveSecondFactorRequest,
  ): Promise<void> {
    await this.checkPassword(self, password);
    const factor = await this.statements.manager.findOneBy(StaffSecondFactor, whereConfirmed(self.userId));
    if (!factor) throw new AppError('users/no-second-factor');
    const isAccepted = await this.codes.verify(factor, code, self.requestId);
    if (!isAccepted) throw fieldError('request/invalid', 'code', wrongCode);
  }

  private audit(tx: StatementRunner, self: SessionActor, verb: AuditVerb<'account'>): Promise<void> {
    const subject = { kind: 'account', id: self.userId } as const;
    return addAuditEntry(tx, self, { at: this.clock.now(), verb, subject });
  }
}

const wrongCode = 'This code is not right. Please enter the one that the app shows now.';
