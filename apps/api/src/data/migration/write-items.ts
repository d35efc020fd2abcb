import { auditItem, insertItem, type ItemRow, updateItem } from '../../catalogue';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import type { LiveItem } from './catalogue-item';
import type { PlannedItem } from './plan-items';

interface WritingTools {
  actor: Actor;
  at: Date;
  /** Called after each row. */
  onWritten: (done: number) => void;
}

/**
 * Writes what was planned, materials first, each row with its entry in the audit log. The rows are the product's own
 * afterwards: `updated_at` is what tells staff's from these.
 */
export async function writeItems(
  tx: Transaction,
  writes: readonly PlannedItem[],
  { actor, at, onWritten }: WritingTools,
): Promise<void> {
  const made = new Map<string, number>();
  for (const [index, { live, owner, preview, changes }] of writes.entries()) {
    const { kind, material } = preview;
    let after: ItemRow;
    if (live) {
      after = await updateItem(tx.manager, kind, live.id, { ...changes, updatedAt: null, deletedAt: null });
    } else {
      const materialId = material === null ? null : (owner?.id ?? made.get(material.toLowerCase()));
      if (materialId === undefined) throw new Error('a colour was to be written before its material');
      after = await insertItem(tx.manager, kind, { ...(materialId !== null && { materialId }), ...changes });
    }
    if (kind === 'materials') made.set(preview.name.toLowerCase(), after.id);
    const before = live && !live.deletedAt ? toRow(live) : null;
    await auditItem(tx, actor, kind, { verb: 'migrate', before, after, at });
    onWritten(index + 1);
  }
}

/** A row of Live as the audit log takes rows: its number, and the fields that staff write. */
const toRow = ({ id, materialId, fields }: LiveItem): ItemRow =>
  ({ id, ...(materialId !== null && { materialId }), ...fields }) as unknown as ItemRow;
