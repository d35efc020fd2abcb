import type { MigratedRows } from '@app/contracts';
import type { PlannedItem } from '../plan-items';

/** Rows of Preview that Live has after some of them were written (D34). */
export function countPresent(planned: readonly PlannedItem[], writes: readonly PlannedItem[]): MigratedRows {
  const written = new Set(writes);
  const present = planned
    .filter((item) => written.has(item) || (item.live !== null && !item.isDeleted))
    .map(({ preview }) => preview);
  const colors = present.filter(({ kind }) => kind === 'colors');
  return {
    materials: present.filter(({ kind }) => kind === 'materials').length,
    colors: colors.length,
    carraraColors: colors.filter(({ name }) => name.startsWith('Carrara')).length,
  };
}
