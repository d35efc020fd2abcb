import type { SessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LessThan } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type FactorFacts, secondFactorDue } from '../sign-in/second-factor-grace';
import type { Self } from '../users/own-account';
import { requireStaff } from '../permissions/require-staff';
import type { Staff } from '../users/staff';
import { SessionTimes } from './session-times';
import { StaffSession } from './staff-session.entity';

/**
 * Keeps a new session, and sweeps away those that are over. Of no effect where the account's credentials have changed
 * since: whoever changes them waits for this row, or this waits for them, and then sees it.
 */
const insertSession = `
  WITH swept AS (DELETE FROM staff_session WHERE used_at <= $4 OR created_at <= $5),
  account AS (
    UPDATE staff_user SET last_sign_in_at = $3
    WHERE id = $2 AND is_active AND credential_version = $6
    RETURNING id)
  INSERT INTO staff_session (id, user_id, created_at, used_at, browser) SELECT $1, id, $3, $3, $7 FROM account`;

/** Of an account, for {@link secondFactorDue}. */
const factorFacts = `
  EXISTS (
    SELECT FROM staff_second_factor AS factor
    WHERE factor.user_id = account.id AND factor.confirmed_at IS NOT NULL) AS "hasSecondFactor",
  account.second_factor_asked_at AS "secondFactorAskedAt"`;

/** Whose session it is, if it lasts, and whether its use is to be noted. It reads alone, so that nobody is in its way. */
const findSession = `
  SELECT account.id, account.first_name AS "firstName", account.email, account.is_admin AS "isAdmin",
    account.role,
    ${factorFacts}, session.used_at < $4 AS "isDue"
  FROM staff_session AS session
  JOIN staff_user AS account ON account.id = session.user_id
  WHERE session.id = $1 AND session.used_at > $2 AND session.created_at > $3
    AND account.is_active AND (NOT account.is_demo OR $5)`;

/** Whoever asks, about their own account. @throws AppError `auth/signed-out` */
export const selfOf = (request: FastifyRequest): Self => ({
  userId: requireStaff(request).id,
  requestId: request.id,
  sessionKey: sessionKeyOf(request.session.sessionId),
});

/** What the table knows a session by: whoever reads it cannot take the session over. */
export const sessionKeyOf = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('base64url');

declare module 'fastify' {
  interface Session {
    /** Who signed in: set by signing in and by reading a kept session, by nothing else. */
    staff?: Staff;
    /** Of the account, as signing in found it. */
    credentialVersion?: number;
    /** What the browser called itself at signing in. */
    browser?: string | null;
    /** Whether it was read from the database. */
    isKept?: boolean;
  }
}

/** A session as it comes from the database. */
interface Kept {
  staff: Staff;
  isKept: true;
}

type Found = Omit<Staff, 'role'> &
  FactorFacts &
  QueryResultRow & { isDue: boolean; role: NonNullable<Staff['role']> | null };

const aMinuteMs = 60_000;
const lockPatienceMs = 100;
/** How PostgreSQL calls it. */
const lockNotAvailable = '55P03';

/**
 * Sessions in PostgreSQL (D25). A session is written once, when somebody signs in, and after that only read or
 * deleted: a request that is under way while its session is signed out cannot bring it back. Reading finds the
 * account as it is now, so that one who may no longer sign in is out at once, and notes the use by the minute.
 */
@Injectable()
export class PostgresSessionStore implements SessionStore {
  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly times: SessionTimes,
  ) {}

  set: SessionStore['set'] = (sessionId, { staff, credentialVersion, browser, isKept }, done) => {
    if (!staff || isKept) done();
    else answer(this.insert(sessionId, staff, { credentialVersion, browser }), done);
  };

  get: SessionStore['get'] = (sessionId, done) => {
    // A session without a cookie of its own gets the usual one.
    answer(this.find(sessionId), done as (error: unknown, session?: Kept) => void);
  };

  destroy: SessionStore['destroy'] = (sessionId, done) => {
    answer(this.statements.manager.delete(StaffSession, sessionKeyOf(sessionId)), done);
  };

  /**
   * Where the account was closed, or its password changed, since it was looked at, nothing is kept: the reply is under
   * way by then, and its cookie opens nothing.
   */
  private async insert(
    sessionId: string,
    { id }: Staff,
    { credentialVersion, browser = null }: { credentialVersion?: number; browser?: string | null },
  ): Promise<void> {
    const { now, unusedSince, startedSince } = this.times.now();
    await this.statements.run(insertSession, [
      sessionKeyOf(sessionId),
      id,
      now,
      unusedSince,
      startedSince,
      credentialVersion,
      browser,
    ]);
  }

  /** Whose session it is now; undefined where it has ended. */
  async staffOf(sessionId: string): Promise<Staff | undefined> {
    const { now, unusedSince, startedSince } = this.times.now();
    const notedSince = new Date(now.getTime() - aMinuteMs);
    const key = sessionKeyOf(sessionId);
    const [found] = await this.statements.run<Found>(findSession, [
      key,
      unusedSince,
      startedSince,
      notedSince,
      this.config.appEnv === 'demo',
    ]);
    if (!found) return undefined;
    const { isDue, id, firstName, email, isAdmin, role } = found;
    if (isDue) await this.noteUse(key, now, notedSince);
    const due = secondFactorDue(found, this.config.appEnv === 'demo');
    return {
      id,
      firstName,
      email,
      isAdmin,
      ...(role && { role }),
      ...(due && { secondFactorBy: due.toISOString(), isConfined: due <= now }),
    };
  }

  /** One use a minute is noted. While a restore holds the table, nothing is noted: staff look at how it goes on, and the next request tries again. */
  private async noteUse(key: string, now: Date, notedSince: Date): Promise<void> {
    try {
      await this.statements.transaction(async (tx) => {
        await tx.query(`SET LOCAL lock_timeout = '${lockPatienceMs}ms'`);
        await tx.manager.update(StaffSession, { id: key, usedAt: LessThan(notedSince) }, { usedAt: now });
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
    }
  }

  private async find(sessionId: string): Promise<Kept | undefined> {
    const staff = await this.staffOf(sessionId);
    return staff && { staff, isKept: true };
  }
}

/** From promises to the callbacks that stores answer by. What the callback itself throws is no answer of ours. */
function answer<T>(work: Promise<T>, done: (error: unknown, result?: NoInfer<T>) => void): void {
  work.then(
    (result) => setImmediate(done, null, result),
    (error: unknown) => setImmediate(done, error),
  );
}
