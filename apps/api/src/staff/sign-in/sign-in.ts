import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { networkOf, siteOf } from '../../platform/limits/network-of';
import { RateLimits, type RateLimit, type PacedLimit } from '../../platform/limits/rate-limits';
import { SecurityEvents, type SecurityNote } from '../../platform/security/security-events';
import { VerifyCode } from '../second-factor/verify-code';
import { demoAdmin } from '../users/demo-admin';
import { Passwords } from '../users/passwords';
import type { SignedIn, Staff } from '../users/staff';
import { StaffUser } from '../users/staff-user.entity';
import { KnownDevices } from './known-devices';
import { secondFactorDue } from './second-factor-grace';

/** What somebody sends who wants to sign in, and from where. */
export interface SignInAttempt {
  email: string;
  password: string;
  /** Of the second factor. */
  code?: string | null;
  address: string;
  requestId: string;
  /** What the browser is known by, if it says so. */
  device?: string;
}

interface Account extends Omit<Staff, 'role'> {
  /** Null: none. */
  role: NonNullable<Staff['role']> | null;
  /** Null: invited, and has not chosen one yet. */
  passwordHash: string | null;
  credentialVersion: number;
  /** Of the second factor, where one is in force. */
  secret: string | null;
  secondFactorAskedAt: Date;
}

/** An attempt as it was counted, to be taken back. */
interface Counted {
  limit: RateLimit | PacedLimit;
  who: string[];
}

const findAccount = `
  SELECT id, first_name AS "firstName", email, is_admin AS "isAdmin", role, password_hash AS "passwordHash",
    credential_version AS "credentialVersion", factor.secret,
    second_factor_asked_at AS "secondFactorAskedAt"
  FROM staff_user
  LEFT JOIN staff_second_factor AS factor ON factor.user_id = id AND factor.confirmed_at IS NOT NULL
  WHERE email = $1 AND is_active AND (NOT is_demo OR $2)`;

/** As what a refusal is noted. */
const eventOf: Partial<Record<ErrorCode, SecurityNote['kind']>> = {
  'auth/wrong-credentials': 'sign-in-failed',
  'auth/wrong-code': 'sign-in-failed',
  'auth/locked': 'lockout',
};

const anHour = 3_600;
const aQuarterOfAnHour = 900;

/** Guesses at one account from a thousand networks: one in a quarter of an hour in the end, and about a hundred a day. */
const fromAnywhere: PacedLimit = {
  name: 'login-anywhere',
  free: 10,
  maxSeconds: aQuarterOfAnHour,
  seconds: 24 * anHour,
  refusal: 'auth/locked',
};

/** A /48 has 65,536 networks, and may be an office or a provider's customers. */
const networksInSite = 4;

/**
 * Who somebody says to be, and whether it is true (D25). A wrong password and an unknown account cannot be told
 * apart, neither by the answer nor by the work it takes. Every attempt counts as a failure before it is looked
 * at, so that many at once get no further than one after the other, and only the whole of a sign-in takes it back.
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
    const rest = { seconds: aQuarterOfAnHour, refusal: 'auth/locked' } as const;
    this.perAccount = { ...rest, name: 'login-account', max: config.loginFailuresPerAccount };
    this.perDevice = { ...this.perAccount, name: 'login-device' };
    this.perNetwork = { ...rest, name: 'login-network', max: config.loginFailuresPerNetwork };
    this.perSite = { ...rest, name: 'login-site', max: networksInSite * config.loginFailuresPerNetwork };
  }

  /**
   * @throws AppError `auth/wrong-credentials`; where the password is right and there is a second factor
   * `auth/code-needed` or `auth/wrong-code`; or `auth/locked` after too many of these
   */
  async check(attempt: SignInAttempt): Promise<SignedIn> {
    const { address, requestId } = attempt;
    const name = attempt.email.trim().toLowerCase();
    try {
      const signedIn = await this.prove(attempt, name);
      this.events.note({ kind: 'sign-in', accountId: signedIn.staff.id, address, requestId });
      return signedIn;
    } catch (error) {
      const kind = error instanceof AppError && eventOf[error.code];
      if (kind) {
        const known = await this.statements.manager.findOneBy(StaffUser, { email: name });
        this.events.note({ kind, accountId: known?.id ?? null, address, requestId });
      }
      throw error;
    }
  }

  private async prove(attempt: SignInAttempt, name: string): Promise<SignedIn> {
    const { password, code, requestId } = attempt;
    const counted = await this.count(attempt, name);
    const account = await this.find(name, password);
    const isRight = await this.passwords.verify(account?.passwordHash ?? undefined, password);
    if (!account || !isRight) throw new AppError('auth/wrong-credentials');
    const { id, firstName, isAdmin, role, secret, credentialVersion } = account;

    if (secret !== null) {
      if (!code?.trim()) {
        // Not a guess at anything; but what was guessed before stays counted.
        await this.giveBack(counted);
        throw new AppError('auth/code-needed');
      }
      const isTaken = await this.secondFactors.verify({ userId: id, secret }, code, requestId);
      if (!isTaken) throw new AppError('auth/wrong-code');
    }

    await this.giveBack(counted);
    for (const { limit, who } of counted)
      if (limit === this.perAccount || limit === this.perDevice) await this.limits.reset(limit, ...who);
    const due = secondFactorDue({ ...account, hasSecondFactor: secret !== null }, this.isDemo);
    const staff = { id, firstName, email: account.email, isAdmin, ...(role && { role }) };
    return { staff: { ...staff, ...(due && { secondFactorBy: due.toISOString() }) }, credentialVersion };
  }

  /**
   * Counts an attempt wherever it counts. Where somebody has signed in before, nothing that others do counts against them.
   */
  private async count({ address, device }: SignInAttempt, name: string): Promise<Counted[]> {
    const known = await this.devices.find(device, name);
    if (known !== null) {
      await this.limits.consume(this.perDevice, known, name);
      return [{ limit: this.perDevice, who: [known, name] }];
    }
    const network = networkOf(address);
    const site = siteOf(address);
    const limits = [
      { limit: this.perNetwork, who: [network] },
      ...(site === null ? [] : [{ limit: this.perSite, who: [site] }]),
      { limit: this.perAccount, who: [network, name] },
    ];
    for (const { limit, who } of limits) await this.limits.consume(limit, ...who);
    await this.limits.consumePaced(fromAnywhere, name);
    return [...limits, { limit: fromAnywhere, who: [name] }];
  }

  private async giveBack(counted: readonly Counted[]): Promise<void> {
    for (const { limit, who } of counted) await this.limits.release(limit, ...who);
  }

  /** In production there is no account with the demo's password: everybody has read it. */
  private async find(name: string, password: string): Promise<Account | undefined> {
    const [account] = await this.statements.run<Account>(findAccount, [name, this.isDemo]);
    return this.isDemo || password !== demoAdmin.password ? account : undefined;
  }
}
