import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import type { OwnSession } from '@app/contracts';
import { Statements, type Statement } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import type { Self } from '../users/own-account';
import { SessionTimes } from './session-times';

const listSessions: Statement = {
  name: 'list-own-sessions',
  text: `
    SELECT id, created_at AS "startedAt", used_at AS "usedAt", browser, id = $2 AS "isThis"
    FROM staff_session WHERE user_id = $1 AND used_at > $3 AND created_at > $4
    ORDER BY id = $2 DESC, used_at DESC`,
};

const endSessions: Statement = {
  name: 'end-own-sessions',
  text: `
    DELETE FROM staff_session WHERE user_id = $1 AND id <> $2 AND ($3::text IS NULL OR id = $3) RETURNING id`,
};

type Row = Omit<OwnSession, 'startedAt' | 'usedAt'> & { startedAt: Date; usedAt: Date } & QueryResultRow;

/** Where somebody is signed in. What a session is called here opens none: its cookie says something else. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly times: SessionTimes,
  ) {}

  async list({ userId, sessionKey }: Self): Promise<OwnSession[]> {
    const { unusedSince, startedSince } = this.times.now();
    const rows = await this.statements.run<Row>(listSessions, [
      userId,
      sessionKey,
      unusedSince,
      startedSince,
    ]);
    return rows.map((row) => ({
      ...row,
      startedAt: row.startedAt.toISOString(),
      usedAt: row.usedAt.toISOString(),
    }));
  }

  /** Ends one of the others, or all of them. One that has ended already is no mistake. */
  async end(self: Self, id: string | null): Promise<OwnSession[]> {
    await this.statements.transaction(async (tx) => {
      const ended = await tx.run(endSessions, [self.userId, self.sessionKey, id]);
      if (!ended.length) return;
      await addAuditEntry(tx, self, {
        at: this.clock.now(),
        verb: 'end-session',
        subject: { kind: 'account', id: self.userId },
        before: { sessions: ended.length },
      });
    });
    return this.list(self);
  }
}
