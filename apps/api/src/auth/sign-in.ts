import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Statements, type Statement } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { networkOf } from '../platform/limits/network-of';
import { UseLimits, type UseLimit } from '../platform/limits/use-limits';
import { demoAdmin } from './demo-admin';
import { Passwords } from './passwords';
import type { Staff } from './staff';

interface Account extends Staff {
  passwordHash: string;
}

const findAccount: Statement = {
  name: 'find-account',
  text: `
    SELECT id, first_name AS "firstName", email, is_admin AS "isAdmin", password_hash AS "passwordHash"
    FROM staff_user
    WHERE email = $1 AND is_active AND (NOT is_demo OR $2)`,
};

const aQuarterOfAnHour = 900;

/**
 * Who somebody says to be, and whether it is true (D25). A wrong password and an unknown account cannot be told
 * apart, neither by the answer nor by the work it takes. Every attempt counts as a failure before it is looked
 * at, so that many at once get no further than one after the other.
 */
@Injectable()
export class SignIn {
  private readonly perAccount: UseLimit;
  private readonly perNetwork: UseLimit;

  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly limits: UseLimits,
    private readonly passwords: Passwords,
  ) {
    const rest = { seconds: aQuarterOfAnHour, refusal: 'auth/locked' } as const;
    this.perAccount = { ...rest, name: 'login-account', most: config.loginFailuresPerAccount };
    this.perNetwork = { ...rest, name: 'login-network', most: config.loginFailuresPerNetwork };
  }

  /** @throws AppError `auth/wrong-credentials`, or `auth/locked` after too many of these */
  async check(email: string, password: string, address: string): Promise<Staff> {
    const name = email.trim().toLowerCase();
    const network = networkOf(address);
    await this.limits.spend(this.perNetwork, network);
    await this.limits.spend(this.perAccount, network, name);

    const account = await this.find(name, password);
    const isRight = await this.passwords.verify(account?.passwordHash, password);
    if (!account || !isRight) throw new AppError('auth/wrong-credentials');

    await this.limits.giveBack(this.perNetwork, network);
    await this.limits.forget(this.perAccount, network, name);
    return { id: account.id, firstName: account.firstName, email: account.email, isAdmin: account.isAdmin };
  }

  /** In production there is no account with the demo's password: everybody has read it. */
  private async find(name: string, password: string): Promise<Account | undefined> {
    const isDemo = this.config.appEnv === 'demo';
    const [account] = await this.statements.run<Account>(findAccount, [name, isDemo]);
    return isDemo || password !== demoAdmin.password ? account : undefined;
  }
}
