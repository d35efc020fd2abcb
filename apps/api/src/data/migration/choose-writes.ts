import { AppError, fieldError } from '../../platform/errors/app-error';
import { keyOf } from './key-of';
import type { PlannedItem } from './plan-items';

/**
 * The rows that a migration writes: what is new, what nobody but the product wrote, and the conflicts that were chosen.
 * @throws AppError `migration/plan-changed` where something was chosen that is no conflict (any more)
 */
export function chooseWrites(planned: readonly PlannedItem[], overwrite: readonly string[]): PlannedItem[] {
  const chosen = new Set(overwrite);
  const conflicts = new Map(
    planned.filter(({ verdict }) => verdict === 'conflict').map((item) => [item.key, item]),
  );
  for (const key of chosen) {
    const item = conflicts.get(key);
    if (!item) throw new AppError('migration/plan-changed');
    const { material } = item.preview;
    if (material !== null && item.owner?.deletedAt && !chosen.has(keyOfMaterial(material))) {
      const message = `${material} was deleted. Please choose it too, or leave its colours.`;
      throw fieldError('request/invalid', 'overwrite', message);
    }
  }
  return planned.filter(
    ({ key, verdict }) =>
      verdict === 'create' || verdict === 'update' || (verdict === 'conflict' && chosen.has(key)),
  );
}

const keyOfMaterial = (name: string) => keyOf({ kind: 'materials', material: null, name });
