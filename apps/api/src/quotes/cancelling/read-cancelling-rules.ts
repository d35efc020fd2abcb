import { type CancellingRules, usualCancellingRules } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';

const readRules = 'SELECT rules FROM cancelling_rules WHERE id = 1';

/** What is kept where an order is cancelled, as the owner said last. */
export async function readCancellingRules(runner: StatementRunner): Promise<CancellingRules> {
  const [row] = await runner.run<{ rules: CancellingRules }>(readRules);
  return row?.rules ?? usualCancellingRules;
}
