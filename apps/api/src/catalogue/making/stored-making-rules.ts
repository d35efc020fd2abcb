import {
  defaultMakingRules,
  makingLimits,
  type MakingNumbers,
  makingNumbersOf,
  type MakingRules,
} from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { MakingRulesRecord } from './making-rules.entity';

/** The stored rules; null: the defaults. */
export const makingRulesSql = '(SELECT rules FROM making_rules)';

/**
 * The stored rules, with defaults for numbers that they lack. Keys are always in the same order, so that equal rules are
 * equal as JSON.
 */
export const toMakingRules = (stored: MakingRules | null): MakingRules =>
  Object.fromEntries(
    Object.entries(makingLimits).map(([group, numbers]) => {
      const name = group as keyof MakingRules;
      const values = { ...defaultMakingRules[name], ...stored?.[name] } as Record<string, number>;
      return [group, Object.fromEntries(Object.keys(numbers).map((field) => [field, values[field]]))];
    }),
  ) as unknown as MakingRules;

/** The numbers for one material, with the usual ones for those added since. */
export const storedNumbersOf = (stored: MakingRules | null, materialName: string): MakingNumbers => ({
  ...makingNumbersOf(defaultMakingRules, materialName),
  ...(stored && makingNumbersOf(stored, materialName)),
});

export async function readMakingRules({ manager }: Pick<StatementRunner, 'manager'>): Promise<MakingRules> {
  const row = await manager.findOneBy(MakingRulesRecord, { id: 1 });
  return toMakingRules(row?.rules ?? null);
}
