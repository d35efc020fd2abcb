import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements, type Transaction } from '../../database/statements';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { RepeatedWork } from '../../platform/background/repeated-work';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf, londonHourOf } from '../../platform/clock/london-day';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { removeDue } from './remove-due';
import { keptSince, outboxKeptMs, retentionRuleIds, type RetentionRuleId } from './retention-rules';
import {
  askForRun,
  finishRun,
  noteRemoved,
  removeDoneMessages,
  removeOldCounters,
  removeOldErasures,
  removeOldSecurityEvents,
  removeOldSubscriptions,
  retentionAsked,
  takeRun,
} from './retention-statements';

/** How often we look whether the day's run is still to be done. */
const everyMs = 15 * 60_000;
/** While people sleep; later, where no worker ran then. */
const firstHour = 3;
/** No file takes longer to be kept. */
const longestUploadMs = 24 * 3_600_000;
/** Of a worker that died over a run nothing is heard for so long; then another goes on. */
const leaseMs = 2 * 60_000;

/**
 * Once a day, and whenever somebody asks, removes what has been kept long enough: in small transactions, each of which
 * counts what it removed. One of many workers does it; where it dies another goes on.
 */
@Injectable()
export class RetentionSweep extends RepeatedWork {
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
      const now = this.clock.now();
      const [run] = await this.statements.run<{ id: string; actor_id: number | null }>(takeRun, [
        now,
        this.leaseUntil(),
      ]);
      if (!run || this.hasEnded) return;
      await this.carryOut(run.id, run.actor_id);
    }
  }

  private async askForToday(): Promise<void> {
    const now = this.clock.now();
    if (londonHourOf(now) < firstHour) return;
    await this.statements.run(askForRun, [`day:${londonDateOf(now)}`, null, now]);
  }

  private async carryOut(runId: string, actorId: number | null): Promise<void> {
    for (const rule of retentionRuleIds) {
      let removed: number;
      do {
        // The rest is left to whoever takes the run up.
        if (this.hasEnded) return;
        removed = await removeDue(this.statements, rule, this.clock.now(), (tx, count) =>
          this.note(tx, runId, rule, count),
        );
      } while (removed > 0);
    }
    const now = this.clock.now();
    await this.statements.run(removeOldCounters, [now]);
    await this.statements.run(removeOldSubscriptions, [keptSince('unpaid-quotes', now)]);
    await this.statements.run(removeOldErasures, [keptSince('paid', now)]);
    await this.statements.run(removeOldSecurityEvents, [keptSince('baskets', now)]);
    await this.statements.run(removeDoneMessages, [new Date(now.getTime() - outboxKeptMs)]);
    await this.storage.removeUnfinished(new Date(now.getTime() - longestUploadMs));
    await this.finish(runId, actorId);
  }

  private async note(tx: Transaction, runId: string, rule: RetentionRuleId, count: number): Promise<void> {
    const counts = retentionRuleIds.map((id) => (id === rule ? count : 0));
    await tx.run(noteRemoved, [runId, this.leaseUntil(), ...counts]);
  }

  private async finish(runId: string, userId: number | null): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      const [removed] = await tx.run<Record<string, number>>(finishRun, [runId, at]);
      if (!removed) return;
      await addAuditEntry(
        tx,
        { userId, requestId: null },
        { at, verb: 'run', subject: { kind: 'retention', id: runId }, before: null, after: removed },
      );
    });
  }

  private leaseUntil(): Date {
    return new Date(this.clock.now().getTime() + leaseMs);
  }
}
