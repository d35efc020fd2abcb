import type { LiveItem } from '../catalogue-item';
import type { PlannedItem } from '../plan-items';

/** Live after some writes, as the database would have it. */
export function writeInMemory(live: readonly LiveItem[], writes: readonly PlannedItem[]): LiveItem[] {
  const rows = [...live];
  for (const { live: before, owner, preview, changes } of writes) {
    const written = { ...preview, isStaffs: false, deletedAt: null };
    if (before) {
      const fields = { ...before.fields, ...changes };
      rows[rows.findIndex((row) => row.id === before.id)] = {
        ...before,
        ...written,
        fields,
        version: before.version + 1,
      };
    } else {
      const made = rows.find(
        ({ kind, name }) => kind === 'materials' && name.toLowerCase() === preview.material?.toLowerCase(),
      );
      const materialId = preview.kind === 'colors' ? (owner ?? made)?.id : null;
      if (materialId === undefined) throw new Error(`${preview.name} came before its material`);
      const id = 1 + Math.max(0, ...rows.map((row) => row.id));
      rows.push({ ...written, id, version: 1, materialId });
    }
  }
  return rows;
}
