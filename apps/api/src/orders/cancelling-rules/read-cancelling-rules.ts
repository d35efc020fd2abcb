import {
  type CancellingRules,
  type CancellingStep,
  cancellingSteps,
  defaultCancellingRules,
} from '@app/contracts';
import { toPence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { CancellingRulesRecord } from './cancelling-rules.entity';

export async function readCancellingRules(runner: StatementRunner): Promise<CancellingRules> {
  const record = await runner.manager.findOneBy(CancellingRulesRecord, { id: 1 });
  return record?.rules ?? defaultCancellingRules;
}

const readRulesSinceSql = `
  SELECT rules FROM cancelling_rules_before
  WHERE until > (SELECT min(created_at) FROM quote WHERE top_id = (SELECT top_id FROM quote WHERE id = $1))`;

/** The most favourable of all rules since the customer's first quote, so that nobody gets a smaller refund than they were shown. */
export async function readRulesOfOrder(runner: StatementRunner, quoteId: string): Promise<CancellingRules> {
  const earlierRules = await runner.run<{ rules: CancellingRules }>(readRulesSinceSql, [quoteId]);
  const allRules = [await readCancellingRules(runner), ...earlierRules.map(({ rules }) => rules)];
  return Object.fromEntries(
    cancellingSteps.map((step) => [step, lowestOf(allRules.map((rules) => rules[step]))]),
  ) as Record<CancellingStep, string | null>;
}

/** Null is the highest amount: everything is kept. */
function lowestOf(amounts: readonly (string | null)[]): string | null {
  const limited = amounts.filter((amount) => amount !== null);
  return limited.toSorted((one, other) => toPence(one) - toPence(other))[0] ?? null;
}
