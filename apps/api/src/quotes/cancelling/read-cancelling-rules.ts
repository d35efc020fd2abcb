import {
  type CancellingRules,
  type CancellingStep,
  cancellingSteps,
  usualCancellingRules,
} from '@app/contracts';
import { toPence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';

const readRules = 'SELECT rules FROM cancelling_rules WHERE id = 1';

export async function readCancellingRules(runner: StatementRunner): Promise<CancellingRules> {
  const [row] = await runner.run<{ rules: CancellingRules }>(readRules);
  return row?.rules ?? usualCancellingRules;
}

const readRulesSince = `
  SELECT rules FROM cancelling_rules_before
  WHERE until > (SELECT min(created_at) FROM quote WHERE top_id = (SELECT top_id FROM quote WHERE id = $1))`;

/** Of all that the owner has said since its first quote, what keeps least: nobody gets less than they were shown. */
export async function readRulesOfOrder(runner: StatementRunner, quoteId: string): Promise<CancellingRules> {
  const before = await runner.run<{ rules: CancellingRules }>(readRulesSince, [quoteId]);
  const all = [await readCancellingRules(runner), ...before.map(({ rules }) => rules)];
  return Object.fromEntries(
    cancellingSteps.map((step) => [step, leastOf(all.map((rules) => rules[step]))]),
  ) as Record<CancellingStep, string | null>;
}

/** null, which is all, is the most. */
const leastOf = (amounts: readonly (string | null)[]): string | null =>
  amounts.reduce((least, kept) =>
    kept !== null && (least === null || toPence(kept) < toPence(least)) ? kept : least,
  );
