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

/** The most favourable of all rules since the first quote, so that no customer gets less than they were shown. */
export async function readRulesOfOrder(runner: StatementRunner, quoteId: string): Promise<CancellingRules> {
  const earlierRules = await runner.run<{ rules: CancellingRules }>(readRulesSinceSql, [quoteId]);
  const allRules = [await readCancellingRules(runner), ...earlierRules.map(({ rules }) => rules)];
  return Object.fromEntries(
    cancellingSteps.map((step) => [step, lowestOf(allRules.map((rules) => rules[step]))]),
  ) as Record<CancellingStep, string | null>;
}

const lowestOf = (amounts: readonly (string | null)[]): string | null =>
  amounts.reduce((lowest, kept) =>
    kept !== null && (lowest === null || toPence(kept) < toPence(lowest)) ? kept : lowest,
  );
