import type { SessionStore } from '@fastify/session';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LessThan } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type SecondFactorState, secondFactorDeadline } from '../sign-in/second-factor-deadline';
import type { SessionActor } from '../users/own-account';
import { requireStaff } from '../permissions/require-staff';
import type { Staff } from '../users/staff';
import { SessionTimes } from './session-times';
import { StaffSession } from './staff-session.entity';

/**
 * Stores a new session and deletes expired sessions. Does nothing if the account's credentials have changed since the
 * sign-in was checked. A concurrent change waits for this row lock, or this statement waits for the change and sees it.
 */
const insertSessionSql = `
  WITH deleted AS (DELETE FROM staff_session WHERE used_at <= $4 OR created_at <= $5),
  account AS (
    UPDATE staff_user SET last_sign_in_at = $3
    WHERE id = $2 AND is_active AND credential_version = $6
    RETURNING id)
  INSERT INTO staff_session (id, user_id, created_at, used_at, browser) SELECT $1, id, $3, $3, $7 FROM account`;

/** SQL: fields of an account for {@link secondFactorDeadline}. */
const secondFactorColumnsSql = `
  EXISTS (
    SELECT FROM staff_second_factor AS factor
    WHERE factor.user_id = account.id AND factor.confirmed_at IS NOT NULL) AS "hasSecondFactor",
  account.second_factor_asked_at AS "secondFactorAskedAt"`;

/** A valid session's account, and whether its use must be recorded. Takes no lock. */
const findSessionSql = `
  SELECT account.id, account.first_name AS "firstName", account.email, account.is_admin AS "isAdmin",
    account.role,
    ${secondFactorColumnsSql}, session.used_at < $4 AS "mustRecordUse"
  FROM staff_session AS session
  JOIN staff_user AS account ON account.id = session.user_id
  WHERE session.id = $1 AND session.used_at > $2 AND session.created_at > $3
    AND account.is_active AND (NOT account.is_demo OR $5)`;

/** @throws AppError `auth/signed-out` */
export const sessionActorOf = (request: FastifyRequest): SessionActor => ({
  userId: requireStaff(request).id,
  requestId: request.id,
  sessionKey: sessionKeyOf(request.session.sessionId),
});

/** Only a digest is stored, so that somebody who reads the table cannot take over a session. */
const sessionKeyOf = (sessionId: string): string => hash('sha256', sessionId, 'base64url');

declare module 'fastify' {
  interface Session {
    /** Only set by signing in and by reading a stored session. */
    staff?: Staff;
    /** The account's version at sign-in. */
    credentialVersion?: number;
    browser?: string | null;
    isStored?: boolean;
  }
}

interface StoredSession {
  staff: Staff;
  isStored: true;
}

type SessionRow = Omit<Staff, 'role'> &
  SecondFactorState &
  QueryResultRow & { mustRecordUse: boolean; role: NonNullable<Staff['role']> | null };

const minuteMs = 60_000;
const lockTimeoutMs = 100;
/** SQLSTATE */
const lockNotAvailable = '55P03';

/**
 * Sessions in PostgreSQL (D25). A session is written once at sign-in, then only read or deleted, so a request in flight
 * during a sign-out cannot restore the session. Reading joins the account, so that a disabled user is signed out
 * immediately, and records the use once a minute.
 */
@Injectable()
export class PostgresSessionStore implements SessionStore {
  constructor(
    private readonly config: AppConfig,
    private readonly statements: Statements,
    private readonly times: SessionTimes,
  ) {}

  set: SessionStore['set'] = (sessionId, { staff, credentialVersion, browser, isStored }, done) => {
    if (!staff || isStored) done();
    else passResult(this.insert(sessionId, staff, { credentialVersion, browser }), done);
  };

  get: SessionStore['get'] = (sessionId, done) => {
    // A session without its own cookie options gets the default ones.
    passResult(this.find(sessionId), done as (error: unknown, session?: StoredSession) => void);
  };

  destroy: SessionStore['destroy'] = (sessionId, done) => {
    passResult(this.statements.manager.delete(StaffSession, sessionKeyOf(sessionId)), done);
  };

  /**
   * If the account was disabled or its password changed since the check, nothing is stored. The response has already been
   * sent, and its cookie is worthless.
   */
  private async insert(
    sessionId: string,
    { id }: Staff,
    { credentialVersion, browser = null }: { credentialVersion?: number; browser?: string | null },
  ): Promise<void> {
    const { now, unusedSince, startedSince } = this.times.limits();
    await this.statements.run(insertSessionSql, [
      sessionKeyOf(sessionId),
      id,
      now,
      unusedSince,
      startedSince,
      credentialVersion,
      browser,
    ]);
  }

  async staffOf(sessionId: string): Promise<Staff | undefined> {
    const { now, unusedSince, startedSince } = this.times.limits();
    const recordedSince = new Date(now.getTime() - minuteMs);
    const key = sessionKeyOf(sessionId);
    const [found] = await this.statements.run<SessionRow>(findSessionSql, [
      key,
      unusedSince,
      startedSince,
      recordedSince,
      this.config.appEnv === 'demo',
    ]);
    if (!found) return undefined;
    const { mustRecordUse, id, firstName, email, isAdmin, role } = found;
    if (mustRecordUse) await this.recordUse(key, now, recordedSince);
    const deadline = secondFactorDeadline(found, this.config.appEnv === 'demo');
    return {
      id,
      firstName,
      email,
      isAdmin,
      ...(role && { role }),
      ...(deadline && { secondFactorBy: deadline.toISOString(), isConfined: deadline <= now }),
    };
  }

  /**
   * Records at most one use a minute. A restore locks the table. The use is not recorded then, so that staff can still
   * watch the restore.
   */
  private async recordUse(key: string, now: Date, recordedSince: Date): Promise<void> {
    try {
      await this.statements.transaction(async (tx) => {
        await tx.query(`SET LOCAL lock_timeout = '${lockTimeoutMs}ms'`);
        await tx.manager.update(StaffSession, { id: key, usedAt: LessThan(recordedSince) }, { usedAt: now });
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
    }
  }

  private async find(sessionId: string): Promise<StoredSession | undefined> {
    const staff = await this.staffOf(sessionId);
    return staff && { staff, isStored: true };
  }
}

/** Passes a promise's result to a callback. `setImmediate` keeps errors of the callback out of the promise. */
function passResult<T>(promise: Promise<T>, done: (error: unknown, result?: NoInfer<T>) => void): void {
  promise.then(
    (result) => setImmediate(done, null, result),
    (error: unknown) => setImmediate(done, error),
  );
}
