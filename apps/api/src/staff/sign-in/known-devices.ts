import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { StaffDevice } from './staff-device.entity';

/** Browsers limit cookies to 400 days. */
export const deviceLifetimeDays = 400;
/** Per account; the device unused for longest is deleted. */
const maxPerAccount = 10;
const tokenPattern = /^[\w-]{43}$/;

const findDeviceSql = `
  SELECT device.id FROM staff_device AS device JOIN staff_user AS account ON account.id = user_id
  WHERE device.id = $1 AND account.email = $2 AND used_at > $3`;

const upsertDeviceSql = `
  WITH deleted AS (
    DELETE FROM staff_device WHERE user_id = $2 AND id IN (
      SELECT id FROM staff_device WHERE user_id = $2 AND id <> $1
      ORDER BY used_at DESC OFFSET ${maxPerAccount - 1}))
  INSERT INTO staff_device (id, user_id, used_at) VALUES ($1, $2, $3)
  ON CONFLICT (id, user_id) DO UPDATE SET used_at = excluded.used_at`;

const digestOf = (token: string) => hash('sha256', token, 'base64url');

/**
 * Browsers in which a user has signed in before. Such a browser is not signed in. It is only exempt from the delays that
 * password guesses from other browsers cause, so that an attacker cannot lock the user out.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Id of a browser known for an account, or null. */
  async find(token: string | undefined, email: string): Promise<string | null> {
    if (!token || !tokenPattern.test(token)) return null;
    const since = new Date(this.clock.now().getTime() - deviceLifetimeDays * 24 * 3_600_000);
    const [found] = await this.statements.run<{ id: string }>(findDeviceSql, [digestOf(token), email, since]);
    return found?.id ?? null;
  }

  /** @returns the cookie's value: the token that was sent if it is known, else a new token */
  async remember(token: string | undefined, userId: number): Promise<string> {
    const isKnownToken =
      token !== undefined &&
      tokenPattern.test(token) &&
      (await this.statements.manager.existsBy(StaffDevice, { id: digestOf(token) }));
    const value = isKnownToken ? token : randomBytes(32).toString('base64url');
    await this.statements.run(upsertDeviceSql, [digestOf(value), userId, this.clock.now()]);
    return value;
  }
}
