import { Injectable } from '@nestjs/common';
import type { RetentionResponse } from '@app/contracts';
import { type InDatabase, Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { countDue } from './due';
import { keptSince, retentionRuleIds, retentionRules, type RetentionRuleId } from './retention-rules';
import { askForRun, readRuns, wakeRetention } from './run-statements';

type RunsRow = InDatabase<Omit<RetentionResponse, 'rules'>, 'lastRunAt'> &
  Record<RetentionRuleId, number | null>;

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
    const [runs] = await this.statements.run<RunsRow>(readRuns);
    const rules = retentionRuleIds.map(async (id) => {
      const before = keptSince(id, now);
      return {
        id,
        label: retentionRules[id].label,
        keptFor: retentionRules[id].keptFor,
        before: before.toISOString(),
        due: await countDue(this.statements, id, before),
        removedLast: runs?.[id] ?? null,
      };
    });
    return {
      rules: await Promise.all(rules),
      lastRunAt: runs?.lastRunAt?.toISOString() ?? null,
      isRunning: runs?.isRunning ?? false,
    };
  }

  /** Somebody does not want to wait for the night. The run itself is written to the audit log when it is done. */
  async ask(actor: Actor): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await tx.run(askForRun, [`asked:${randomId()}`, actor.userId, this.clock.now()]);
      await tx.run(wakeRetention);
    });
  }
}
