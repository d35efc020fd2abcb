import { Injectable } from '@nestjs/common';
import type { RetentionResponse } from '@app/contracts';
import { type InDatabase, Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { countDue } from './due';
import { keptSince, retentionRuleIds, retentionRules, type RetentionRuleId } from './retention-rules';

/** PostgreSQL's channel by which a run that somebody asked for wakes the worker. */
export const retentionAsked = 'retention_asked';

/** Where a run counts what a rule has removed. */
export const counterOf = (rule: RetentionRuleId): string => rule.replace('-', '_');

/** What the latest run removed stands under the ids of the rules. */
const readRuns = `
    SELECT EXISTS (SELECT FROM retention_run WHERE finished_at IS NULL) AS "isRunning", latest.*
    FROM (SELECT 1) AS always LEFT JOIN LATERAL (
      SELECT finished_at AS "lastRunAt", ${retentionRuleIds.map((rule) => `${counterOf(rule)} AS "${rule}"`).join(', ')}
      FROM retention_run
      WHERE finished_at IS NOT NULL ORDER BY finished_at DESC, id DESC LIMIT 1) AS latest ON true`;

/** Asks for a run, by its key once. */
export const askForRun = (tx: Transaction, key: string, userId: number | null, at: Date) =>
  tx.query(
    'INSERT INTO retention_run (key, actor_id, asked_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
    [key, userId, at],
  );

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
      await askForRun(tx, `asked:${randomId()}`, actor.userId, this.clock.now());
      await tx.query(`NOTIFY ${retentionAsked}`);
    });
  }
}
