import { Injectable } from '@nestjs/common';
import type { OwnSession } from '@app/contracts';
import { type InDatabase, Statements } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import type { Self } from '../users/own-account';
import { SessionTimes } from './session-times';

const listSessions = `
  SELECT id, created_at AS "startedAt", used_at AS "usedAt", browser, id = $2 AS "isThis"
  FROM staff_session WHERE user_id = $1 AND used_at > $3 AND created_at > $4
  ORDER BY id = $2 DESC, used_at DESC`;

const endSessions = `
  DELETE FROM staff_session WHERE user_id = $1 AND id <> $2 AND ($3::text IS NULL OR id = $3) RETURNING id`;

export type ListedSession = InDatabase<OwnSession, 'startedAt' | 'usedAt'>;

/** Where somebody is signed in. What a session is called here opens none: its cookie says something else. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly times: SessionTimes,
  ) {}

  list({ userId, sessionKey }: Self): Promise<ListedSession[]> {
    const { unusedSince, startedSince } = this.times.now();
    return this.statements.run<ListedSession>(listSessions, [userId, sessionKey, unusedSince, startedSince]);
  }

  /** Ends one of the others, or all of them. One that has ended already is no mistake. */
  async end(self: Self, id: string | null): Promise<ListedSession[]> {
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
