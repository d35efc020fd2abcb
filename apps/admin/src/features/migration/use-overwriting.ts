import type { MigrationDifference, MigrationPlan } from '@app/contracts';
import { useState } from 'react';

export interface OverwriteChoice {
  chosen: ReadonlySet<string>;
  toggle: (key: string) => void;
}

/** Which of staff's changes are to give way to Preview: none, until somebody chooses. */
export interface Overwriting extends OverwriteChoice {
  conflicts: readonly MigrationDifference[];
  choose: (keys: readonly string[]) => void;
}

/** What was chosen lasts over another dry run, as far as it is a conflict still. */
export function useOverwriting(plan: MigrationPlan | undefined): Overwriting {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const conflicts = plan?.differences.filter(({ verdict }) => verdict === 'conflict') ?? [];
  const chosen = new Set(keys.filter((key) => conflicts.some((conflict) => conflict.key === key)));
  return {
    conflicts,
    chosen,
    toggle: (key) => setKeys(chosen.has(key) ? keys.filter((kept) => kept !== key) : [...keys, key]),
    choose: setKeys,
  };
}
