import { type CancellingRules, usualCancellingRules } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';

const readRules = `
  SELECT rules FROM (
    SELECT until, rules FROM cancelling_rules_before WHERE until > $1
    UNION ALL SELECT 'infinity', rules FROM cancelling_rules WHERE id = 1) AS said
  ORDER BY until LIMIT 1`;

/** What is kept where an order is cancelled, as the owner said last; or as it was at an instant. */
export async function readCancellingRules(runner: StatementRunner, at?: Date): Promise<CancellingRules> {
  const [row] = await runner.run<{ rules: CancellingRules }>(readRules, [at ?? 'infinity']);
  return row?.rules ?? usualCancellingRules;
}
