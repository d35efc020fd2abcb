import { Injectable } from '@nestjs/common';
import { And, Equal, MoreThan, Not } from 'typeorm';
import type { OwnSession } from '@app/contracts';
import { type InDatabase, Statements } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import type { SessionActor } from '../users/own-account';
import { SessionTimes } from './session-times';
import { StaffSession } from './staff-session.entity';

type ListedSession = InDatabase<OwnSession, 'startedAt' | 'usedAt'>;

/** Lists and ends a user's sessions. The listed ids are not the cookies' values. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly times: SessionTimes,
  ) {}

  /** The current session comes first. */
  async list({ userId, sessionKey }: SessionActor): Promise<ListedSession[]> {
    const { unusedSince, startedSince } = this.times.limits();
    const sessions = await this.statements.manager.find(StaffSession, {
      where: { userId, usedAt: MoreThan(unusedSince), createdAt: MoreThan(startedSince) },
      order: { usedAt: 'DESC' },
    });
    return sessions
      .map(({ id, createdAt, usedAt, browser }) => ({
        id,
        startedAt: createdAt,
        usedAt,
        browser,
        isThis: id === sessionKey,
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis));
  }

  /** Ends one other session; with `null`, all others. Does nothing if it has ended already. */
  async end(self: SessionActor, id: string | null): Promise<ListedSession[]> {
    await this.statements.transaction(async (tx) => {
      const { affected: sessions } = await tx.manager.delete(StaffSession, {
        userId: self.userId,
        id: id === null ? Not(self.sessionKey) : And(Equal(id), Not(self.sessionKey)),
      });
      if (!sessions) return;
      await addAuditEntry(tx, self, {
        at: this.clock.now(),
        verb: 'end-session',
        subject: { kind: 'account', id: self.userId },
        before: { sessions },
      });
    });
    return this.list(self);
  }
}
