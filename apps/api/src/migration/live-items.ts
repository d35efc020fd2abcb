import { catalogueKinds, type CatalogueKind } from '@app/contracts';
import type { EntityManager } from 'typeorm';
import { auditItem, findItem, insertItem, itemKinds, updateItem, type ItemRow } from '../catalogue';
import type { Transaction } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { inOrder, type ItemFields, type LiveItem } from './catalogue-item';
import type { PlannedItem } from './plan-items';

/**
 * Whether staff have the last word on a row: they changed or deleted it, or made it. What they made and then gave to a
 * migration is the product's; a row that nobody changed or made is too.
 */
const isStaffs = (subject: string) => `(part.updated_at IS NOT NULL OR (
  SELECT entry.action FROM audit_entry AS entry
  WHERE entry.subject_kind = '${subject}' AND entry.subject_id = part.id::text
    AND entry.action IN ('${subject}.create', '${subject}.migrate')
  ORDER BY entry.id DESC LIMIT 1) IS NOT DISTINCT FROM '${subject}.create')`;

/** Live as a migration finds it. */
export interface Live {
  items: LiveItem[];
  savedQuotes: number;
}

/** The whole catalogue, deleted rows included: of one moment, where the transaction sees but one. */
export async function readLiveItems(manager: EntityManager): Promise<Live> {
  const items: LiveItem[] = [];
  for (const kind of catalogueKinds) {
    const { entity, subject } = itemKinds[kind];
    const { entities, raw } = await manager
      .createQueryBuilder(entity, 'part')
      .withDeleted()
      .addSelect(isStaffs(subject), 'is_staffs')
      .orderBy('part.id')
      .getRawAndEntities<{ is_staffs: boolean }>();
    items.push(...entities.map((row, index) => toItem(kind, row as ItemRow, raw[index]?.is_staffs === true)));
  }
  const [counted] = await manager.query<{ savedQuotes: number }[]>(
    'SELECT count(*)::integer AS "savedQuotes" FROM quote WHERE deleted_at IS NULL',
  );
  return { items, savedQuotes: counted?.savedQuotes ?? 0 };
}

const further = ['images', 'stripUrl'];

function toItem(kind: CatalogueKind, row: ItemRow & ItemFields, isStaffs: boolean): LiveItem {
  const written: readonly string[] = [...itemKinds[kind].fields, ...further];
  const fields = Object.fromEntries(
    Object.entries(row).filter(([field]) => written.includes(field) && field !== 'materialId'),
  ) as ItemFields;
  return {
    kind,
    name: fields[itemKinds[kind].uniqueField] ?? '',
    material: 'materialName' in row ? row.materialName : null,
    fields: fields.images ? { ...fields, images: fields.images.map(inOrder) } : fields,
    id: row.id,
    version: row.version,
    materialId: 'materialId' in row ? row.materialId : null,
    deletedAt: row.deletedAt,
    isStaffs,
  };
}

/**
 * Writes what was planned, materials first, each row with its entry in the audit log. The rows are the product's own
 * afterwards: `updated_at` is what tells staff's from these.
 */
export async function writeItems(
  tx: Transaction,
  writes: readonly PlannedItem[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const made = new Map<string, number>();
  for (const { live, owner, preview, changes } of writes) {
    const { kind, material } = preview;
    let after: ItemRow;
    if (live) {
      const { id, materialId, deletedAt, fields } = live;
      const row = { ...fields, id, deletedAt, ...(materialId !== null && { materialId }) };
      await updateItem(tx.manager, kind, row, { ...changes, updatedAt: null, deletedAt: null });
      after = await findItem(tx.manager, kind, id);
    } else {
      const materialId = material === null ? null : (owner?.id ?? made.get(material.toLowerCase()));
      if (materialId === undefined) throw new Error('a colour was to be written before its material');
      after = await insertItem(tx.manager, kind, { ...(materialId !== null && { materialId }), ...changes });
    }
    if (kind === 'materials') made.set(preview.name.toLowerCase(), after.id);
    const before = live && !live.deletedAt ? toRow(live) : null;
    await auditItem(tx, actor, kind, { verb: 'migrate', before, after, at });
  }
}

/** A row of Live as the audit log takes rows: its number, and the fields that staff write. */
const toRow = ({ id, materialId, fields }: LiveItem): ItemRow =>
  ({ id, ...(materialId !== null && { materialId }), ...fields }) as unknown as ItemRow;
