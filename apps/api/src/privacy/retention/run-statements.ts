import type { Statement } from '../../database/statements';
import { retentionRuleIds, type RetentionRuleId } from './retention-rules';

/** PostgreSQL's channel by which a run that somebody asked for wakes the worker. */
export const retentionAsked = 'retention_asked';

export const askForRun: Statement = {
  name: 'ask-for-retention-run',
  text: 'INSERT INTO retention_run (key, actor_id, asked_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
};
export const wakeRetention: Statement = {
  name: 'wake-retention',
  text: `SELECT pg_notify('${retentionAsked}', '')`,
};

/** Takes up the oldest run that nobody is at. */
export const takeRun: Statement = {
  name: 'take-retention-run',
  text: `
    UPDATE retention_run SET lease_until = $2
    WHERE id = (
      SELECT id FROM retention_run
      WHERE finished_at IS NULL AND (lease_until IS NULL OR lease_until <= $1)
      ORDER BY asked_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, actor_id`,
};

const counterOf = (rule: RetentionRuleId) => rule.replace('-', '_');

/** Counts what a part of a run has removed, in the transaction that removes it; of no effect once another has taken it. */
export const noteRemoved = (rule: RetentionRuleId): Statement => ({
  name: `note-removed-${rule}`,
  text: `
    UPDATE retention_run SET ${counterOf(rule)} = ${counterOf(rule)} + $3, lease_until = $2
    WHERE id = $1 AND finished_at IS NULL`,
});

export const finishRun: Statement = {
  name: 'finish-retention-run',
  text: `
    UPDATE retention_run SET finished_at = $2, lease_until = NULL WHERE id = $1 AND finished_at IS NULL
    RETURNING ${retentionRuleIds.map(counterOf).join(', ')}`,
};

/** What the latest run removed stands under the ids of the rules. */
export const readRuns: Statement = {
  name: 'read-retention-runs',
  text: `
    SELECT EXISTS (SELECT FROM retention_run WHERE finished_at IS NULL) AS "isRunning", latest.*
    FROM (SELECT 1) AS always LEFT JOIN LATERAL (
      SELECT finished_at AS "lastRunAt", ${retentionRuleIds.map((rule) => `${counterOf(rule)} AS "${rule}"`).join(', ')}
      FROM retention_run
      WHERE finished_at IS NOT NULL ORDER BY finished_at DESC, id DESC LIMIT 1) AS latest ON true`,
};
