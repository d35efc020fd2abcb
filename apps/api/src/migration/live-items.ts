import { pricedKinds, type PricedKind } from '@app/contracts';
import type { EntityManager } from 'typeorm';
import { auditItem, findItem, insertItem, itemKinds, updateItem, type ItemRow } from '../catalogue';
import type { Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Quote } from '../quotes';
import { withOrderedKeys, type ItemFields, type LiveItem } from './catalogue-item';
import type { PlannedItem } from './plan-items';

/**
 * SQL: whether staff changed, deleted or created the row. Rows that a migration has written since, and rows never
 * changed, belong to the product.
 */
const isByStaffSql = (subject: string) => `(part.updated_at IS NOT NULL OR (
  SELECT entry.action FROM audit_entry AS entry
  WHERE entry.subject_kind = '${subject}' AND entry.subject_id = part.id::text
    AND entry.action IN ('${subject}.create', '${subject}.migrate')
  ORDER BY entry.id DESC LIMIT 1) IS NOT DISTINCT FROM '${subject}.create')`;

interface LiveCatalogue {
  items: LiveItem[];
  savedQuotes: number;
}

export async function readLiveItems(manager: EntityManager): Promise<LiveCatalogue> {
  const items: LiveItem[] = [];
  for (const kind of pricedKinds) {
    const { entity, subject } = itemKinds[kind];
    const { entities, raw } = await manager
      .createQueryBuilder(entity, 'part')
      .withDeleted()
      .addSelect(isByStaffSql(subject), 'is_by_staff')
      .orderBy('part.id')
      .getRawAndEntities<{ is_by_staff: boolean }>();
    items.push(
      ...entities.map((row, index) => toItem(kind, row as ItemRow, raw[index]?.is_by_staff === true)),
    );
  }
  return { items, savedQuotes: await manager.countBy(Quote, {}) };
}

const pictureFields = ['images', 'stripUrl'];

function toItem(kind: PricedKind, row: ItemRow & ItemFields, isByStaff: boolean): LiveItem {
  const writtenFields: readonly string[] = [...itemKinds[kind].fields, ...pictureFields];
  const fields = Object.fromEntries(
    Object.entries(row).filter(([field]) => writtenFields.includes(field) && field !== 'materialId'),
  ) as ItemFields;
  return {
    kind,
    name: fields[itemKinds[kind].uniqueField] ?? '',
    material: 'materialName' in row ? row.materialName : null,
    fields: fields.images ? { ...fields, images: fields.images.map(withOrderedKeys) } : fields,
    id: row.id,
    version: row.version,
    materialId: 'materialId' in row ? row.materialId : null,
    deletedAt: row.deletedAt,
    isByStaff,
  };
}

/**
 * Writes planned rows, materials first, each with an audit entry. `updated_at` is reset: it marks rows changed by
 * staff.
 */
export async function writeItems(
  tx: Transaction,
  writes: readonly PlannedItem[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const createdIds = new Map<string, number>();
  for (const { live, owner, preview, changes } of writes) {
    const { kind, material } = preview;
    let after: ItemRow;
    if (live) {
      const { id, materialId, deletedAt, fields } = live;
      const row = { ...fields, id, deletedAt, ...(materialId !== null && { materialId }) };
      await updateItem(tx.manager, kind, row, { ...changes, updatedAt: null, deletedAt: null });
      after = await findItem(tx.manager, kind, id);
    } else {
      const materialId = material === null ? null : (owner?.id ?? createdIds.get(material.toLowerCase()));
      if (materialId === undefined) throw new Error('a colour comes before its material');
      after = await insertItem(tx.manager, kind, { ...(materialId !== null && { materialId }), ...changes });
    }
    if (kind === 'materials') createdIds.set(preview.name.toLowerCase(), after.id);
    const before = live && !live.deletedAt ? toRow(live) : null;
    await auditItem(tx, actor, kind, { verb: 'migrate', before, after, at });
  }
}

/** A live row as stored in the audit log: id and writable fields. */
const toRow = ({ id, materialId, fields }: LiveItem): ItemRow =>
  ({ id, ...(materialId !== null && { materialId }), ...fields }) as unknown as ItemRow;
