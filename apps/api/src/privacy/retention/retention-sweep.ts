import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { isFree } from '../../platform/background/lease';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf, londonHourOf } from '../../platform/clock/london-day';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { keyedRows } from '../person-rows';
import { removeDue } from './due';
import { keptSince, outboxKeptMs, retentionRuleIds, type RetentionRuleId } from './retention-rules';
import { askForRun, counterOf, retentionAsked } from './retention';

/** How often we look whether the day's run is still to be done. */
const everyMs = 15 * 60_000;
/** While people sleep; later, where no worker ran then. */
const firstHour = 3;
/** No file takes longer to be kept. */
const longestUploadMs = 24 * 3_600_000;
/** Of a worker that died over a run nothing is heard for so long; then another goes on. */
const leaseMs = 2 * 60_000;

/** What is kept beside people, and needs no count. */
const outdated = (now: Date): (readonly [rows: string, before: Date])[] => [
  // Digests of who did what how often, once nobody counts by them any more; and of whom we have long not reminded.
  ['use_counter WHERE ends_at <= $1', now],
  ['reminder_subscription WHERE ended_at IS NULL AND created_at < $1', keptSince('unpaid-quotes', now)],
  // A file that is older has nothing of them that is not due by itself.
  ['erasure WHERE erased_at < $1', keptSince('paid', now)],
  ['order_link WHERE ends_at < $1', now],
  // Notes about somebody of whom nothing else is left; and those that nobody took back.
  [
    `person_note AS note WHERE created_at < $1 AND NOT EXISTS (
      SELECT FROM (${keyedRows}) AS keyed WHERE keyed.key = note.key AND kind <> 'note')`,
    keptSince('unpaid-quotes', now),
  ],
  ['person_note WHERE deleted_at < $1', keptSince('mails', now)],
  // Who has bought at trade prices, and does no more.
  ['trade_customer WHERE NOT is_active AND changed_at < $1', keptSince('inquiries', now)],
  ['security_event WHERE at < $1', keptSince('baskets', now)],
  ['outbox_message WHERE done_at < $1', new Date(now.getTime() - outboxKeptMs)],
];

/**
 * Once a day, and whenever somebody asks, removes what has been kept long enough: in small transactions, each of which
 * counts what it removed. One of many workers does it; where it dies another goes on.
 */
@Injectable()
export class RetentionSweep extends PeriodicTask {
  constructor(
    private readonly statements: Statements,
    notifications: Notifications,
    private readonly storage: ObjectStorage,
    { backgroundTimeScale: timeScale }: AppConfig,
    private readonly clock: Clock,
  ) {
    super({ everyMs, timeScale, call: { channel: retentionAsked, notifications } });
  }

  /** One round: every run that is due and that nobody is at. */
  async sweep(): Promise<void> {
    await this.askForToday();
    for (;;) {
      const run = await this.takeRun();
      if (!run || this.hasEnded) return;
      await this.carryOut(run.id, run.actor_id);
    }
  }

  private async askForToday(): Promise<void> {
    const now = this.clock.now();
    if (londonHourOf(now) < firstHour) return;
    await this.statements.transaction((tx) => askForRun(tx, `day:${londonDateOf(now)}`, null, now));
  }

  /** Takes up the oldest run that nobody is at. */
  private takeRun(): Promise<{ id: string; actor_id: number | null } | undefined> {
    return this.statements.transaction(async (tx) => {
      const [run] = await tx.query<{ id: string; actor_id: number | null }[]>(
        `UPDATE retention_run SET lease_until = $2
         WHERE id = (
           SELECT id FROM retention_run
           WHERE finished_at IS NULL AND ${isFree('$1')}
           ORDER BY asked_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, actor_id`,
        [this.clock.now(), this.leaseUntil()],
      );
      return run;
    });
  }

  private async carryOut(runId: string, actorId: number | null): Promise<void> {
    for (const rule of retentionRuleIds) {
      let removed: number;
      do {
        // The rest is left to whoever takes the run up.
        if (this.hasEnded) return;
        removed = await this.removeSome(runId, rule);
      } while (removed > 0);
    }
    const now = this.clock.now();
    for (const [rows, before] of outdated(now))
      await this.statements.transaction((tx) => tx.query(`DELETE FROM ${rows}`, [before]));
    await this.storage.removeUnfinished(new Date(now.getTime() - longestUploadMs));
    await this.finish(runId, actorId);
  }

  /** In one transaction, which also counts what it removes; of no effect once another has taken the run. */
  private removeSome(runId: string, rule: RetentionRuleId): Promise<number> {
    const counter = counterOf(rule);
    return this.statements.transaction(async (tx) => {
      const removed = await removeDue(tx, rule, this.clock.now());
      if (removed)
        await tx.query(
          `UPDATE retention_run SET ${counter} = ${counter} + $3, lease_until = $2
           WHERE id = $1 AND finished_at IS NULL`,
          [runId, this.leaseUntil(), removed],
        );
      return removed;
    });
  }

  private async finish(runId: string, userId: number | null): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const [after] = await tx.query<Record<string, number>[]>(
        `UPDATE retention_run SET finished_at = $2, lease_until = NULL WHERE id = $1 AND finished_at IS NULL
         RETURNING ${retentionRuleIds.map(counterOf).join(', ')}`,
        [runId, at],
      );
      if (!after) return;
      const subject = { kind: 'retention', id: runId } as const;
      await addAuditEntry(tx, { userId, requestId: null }, { at, verb: 'run', subject, after });
    });
  }

  private leaseUntil(): Date {
    return new Date(this.clock.now().getTime() + leaseMs);
  }
}
