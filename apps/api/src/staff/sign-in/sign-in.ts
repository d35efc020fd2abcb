import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { networkOf, siteOf } from '../../platform/limits/network-of';
import { RateLimits, type RateLimit, type PacedLimit } from '../../platform/limits/rate-limits';
import { SecurityEvents, type NewSecurityEvent } from '../../platform/security/security-events';
import { whereConfirmed } from '../second-factor/confirmed-second-factor';
import { StaffSecondFactor } from '../second-factor/staff-second-factor.entity';
import { VerifyCode } from '../second-factor/verify-code';
import { demoAdmin } from '../users/demo-admin';
import { Passwords } from '../users/passwords';
import type { SignedIn } from '../users/staff';
import { StaffUser } from '../users/staff-user.entity';
import { KnownDevices } from './known-devices';
import { secondFactorDeadline } from './second-factor-deadline';

interface SignInAttempt {
  email: string;
  password: string;
  code?: string | null;
  address: string;
  requestId: string;
  device?: string;
}

interface ConsumedLimit {
  limit: RateLimit | PacedLimit;
  keyParts: string[];
}

const eventKinds: Partial<Record<ErrorCode, NewSecurityEvent['kind']>> = {
  'auth/wrong-credentials': 'sign-in-failed',
  'auth/wrong-code': 'sign-in-failed',
  'auth/locked': 'lockout',
};

const hourSeconds = 3_600;
const quarterHourSeconds = 900;

/** Slows guesses at one account from many networks to one per quarter of an hour, about a hundred a day. */
const perAccountAnywhere: PacedLimit = {
  name: 'login-anywhere',
  freeUses: 10,
  maxSeconds: quarterHourSeconds,
  seconds: 24 * hourSeconds,
  errorCode: 'auth/locked',
};

/** A site (/48) has 65,536 networks. It may be one office or many customers of a provider. */
const networksInSite = 4;

/**
 * Checks credentials (D25). A wrong password and an unknown account get the same response in the same time. Every attempt
 * counts as a failure before it is checked, so that parallel attempts gain nothing. A complete sign-in takes its count
 * back.
 */
@Injectable()
export class SignIn {
  private readonly isDemo: boolean;
  private readonly perAccount: RateLimit;
  private readonly perDevice: RateLimit;
  private readonly perNetwork: RateLimit;
  private readonly perSite: RateLimit;

  constructor(
    config: AppConfig,
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly passwords: Passwords,
    private readonly secondFactors: VerifyCode,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
  ) {
    this.isDemo = config.appEnv === 'demo';
    const limitOptions = { seconds: quarterHourSeconds, errorCode: 'auth/locked' } as const;
    this.perAccount = { ...limitOptions, name: 'login-account', max: config.loginFailuresPerAccount };
    this.perDevice = { ...this.perAccount, name: 'login-device' };
    this.perNetwork = { ...limitOptions, name: 'login-network', max: config.loginFailuresPerNetwork };
    this.perSite = {
      ...limitOptions,
      name: 'login-site',
      max: networksInSite * config.loginFailuresPerNetwork,
    };
  }

  /**
   * @throws AppError `auth/wrong-credentials`; with the right password and a second factor `auth/code-needed` or
   * `auth/wrong-code`; `auth/locked` after too many of these
   */
  async check(attempt: SignInAttempt): Promise<SignedIn> {
    const { address, requestId } = attempt;
    const email = attempt.email.trim().toLowerCase();
    try {
      const signedIn = await this.authenticate(attempt, email);
      this.events.record({ kind: 'sign-in', accountId: signedIn.staff.id, address, requestId });
      return signedIn;
    } catch (error) {
      const kind = error instanceof AppError && eventKinds[error.code];
      if (kind) {
        const account = await this.statements.manager.findOneBy(StaffUser, { email });
        this.events.record({ kind, accountId: account?.id ?? null, address, requestId });
      }
      throw error;
    }
  }

  private async authenticate(attempt: SignInAttempt, email: string): Promise<SignedIn> {
    const { password, code, requestId } = attempt;
    const consumedLimits = await this.consumeLimits(attempt, email);
    const account = await this.findAccount(email, password);
    const isPasswordRight = await this.passwords.verify(account?.passwordHash ?? undefined, password);
    if (!account || !isPasswordRight) throw new AppError('auth/wrong-credentials');
    const { id, firstName, isAdmin, role, credentialVersion } = account;
    // Looked up only after the password check, so that response times do not show which accounts exist.
    const factor = await this.statements.manager.findOneBy(StaffSecondFactor, whereConfirmed(id));
    if (factor) {
      if (!code?.trim()) {
        // A missing code is not a guess. Earlier guesses stay counted.
        await this.releaseLimits(consumedLimits);
        throw new AppError('auth/code-needed');
      }
      const isAccepted = await this.secondFactors.verify(factor, code, requestId);
      if (!isAccepted) throw new AppError('auth/wrong-code');
    }

    await this.releaseLimits(consumedLimits);
    for (const { limit, keyParts } of consumedLimits)
      if (limit === this.perAccount || limit === this.perDevice) await this.limits.reset(limit, ...keyParts);
    const deadline = secondFactorDeadline({ ...account, hasSecondFactor: factor !== null }, this.isDemo);
    const staff = { id, firstName, email, isAdmin, ...(role && { role }) };
    return {
      staff: { ...staff, ...(deadline && { secondFactorBy: deadline.toISOString() }) },
      credentialVersion,
    };
  }

  /** For a known browser, only its own attempts count. */
  private async consumeLimits({ address, device }: SignInAttempt, email: string): Promise<ConsumedLimit[]> {
    const knownDevice = await this.devices.find(device, email);
    if (knownDevice !== null) {
      await this.limits.consume(this.perDevice, knownDevice, email);
      return [{ limit: this.perDevice, keyParts: [knownDevice, email] }];
    }
    const network = networkOf(address);
    const site = siteOf(address);
    const limits = [
      { limit: this.perNetwork, keyParts: [network] },
      ...(site === null ? [] : [{ limit: this.perSite, keyParts: [site] }]),
      { limit: this.perAccount, keyParts: [network, email] },
    ];
    for (const { limit, keyParts } of limits) await this.limits.consume(limit, ...keyParts);
    await this.limits.consumePaced(perAccountAnywhere, email);
    return [...limits, { limit: perAccountAnywhere, keyParts: [email] }];
  }

  private async releaseLimits(counted: readonly ConsumedLimit[]): Promise<void> {
    for (const { limit, keyParts } of counted) await this.limits.release(limit, ...keyParts);
  }

  /** Outside demos the demo's password is rejected, since it is public. */
  private async findAccount(email: string, password: string): Promise<StaffUser | null> {
    const unlessDemo = this.isDemo ? {} : { isDemo: false };
    const where = { email, isActive: true, ...unlessDemo };
    const account = await this.statements.manager.findOneBy(StaffUser, where);
    return this.isDemo || password !== demoAdmin.password ? account : null;
  }
}
