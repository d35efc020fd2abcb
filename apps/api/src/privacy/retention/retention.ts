import type { RetentionResponse } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { countDue } from './due';
import { keptSince, retentionRuleIds, retentionRules, type RetentionRuleId } from './retention-rules';

const readLastRemoved = `
  SELECT subject_id AS id, max(at) AS at FROM audit_entry WHERE subject_kind = 'retention' GROUP BY subject_id`;

/** How long things are kept, how much is kept no longer, and when some was last removed. */
export async function readRetention(runner: StatementRunner, now: Date): Promise<RetentionResponse> {
  const removed = await runner.run<{ id: RetentionRuleId; at: Date }>(readLastRemoved);
  const rules = retentionRuleIds.map(async (id) => {
    const { label, keptFor } = retentionRules[id];
    const due = await countDue(runner, id, keptSince(id, now));
    const lastRemovedAt = removed.find((last) => last.id === id)?.at.toISOString() ?? null;
    return { id, label, keptFor, due, lastRemovedAt };
  });
  return { rules: await Promise.all(rules) };
}
