import { Injectable } from '@nestjs/common';
import type { RetentionResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import {
  keptFor,
  keptSince,
  retentionLabels,
  retentionRuleIds,
  type RetentionRuleId,
} from './retention-rules';
import { askForRun, countDue, readRuns, wakeRetention } from './retention-statements';

interface RunsRow {
  is_running: boolean;
  finished_at: Date | null;
  baskets: number | null;
  mails: number | null;
  unpaid_quotes: number | null;
  inquiries: number | null;
  paid: number | null;
}

/** What has been kept long enough: says how much there is, and has the worker remove it. */
@Injectable()
export class Retention {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** What a run would remove now, and what the latest has removed. */
  async look(): Promise<RetentionResponse> {
    const now = this.clock.now();
    const [runs, ...due] = await Promise.all([
      this.statements.run<RunsRow & Record<string, unknown>>(readRuns),
      ...retentionRuleIds.map((rule) => this.countDue(rule, now)),
    ]);
    const [latest] = runs;
    const removed: Record<RetentionRuleId, number | null> = {
      baskets: latest?.baskets ?? null,
      mails: latest?.mails ?? null,
      'unpaid-quotes': latest?.unpaid_quotes ?? null,
      inquiries: latest?.inquiries ?? null,
      paid: latest?.paid ?? null,
    };
    return {
      rules: retentionRuleIds.map((id, index) => ({
        id,
        label: retentionLabels[id],
        keptFor: keptFor[id].words,
        before: keptSince(id, now).toISOString(),
        due: due[index] ?? 0,
        removedLast: removed[id],
      })),
      lastRunAt: latest?.finished_at?.toISOString() ?? null,
      isRunning: latest?.is_running ?? false,
    };
  }

  /** Somebody does not want to wait for the night. The run itself is written to the audit log when it is done. */
  async ask(actor: Actor): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await tx.run(askForRun, [`asked:${randomId()}`, actor.userId, this.clock.now()]);
      await tx.run(wakeRetention);
    });
  }

  private async countDue(rule: RetentionRuleId, now: Date): Promise<number> {
    const before = keptSince(rule, now);
    const counts = await Promise.all(
      countDue[rule].map((statement) => this.statements.run<{ due: number }>(statement, [before])),
    );
    return counts.reduce((sum, [count]) => sum + (count?.due ?? 0), 0);
  }
}
