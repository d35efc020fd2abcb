import type { AuditVerb, CatalogueKind } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import type { ItemRow } from './item-row';
import { itemKinds, type ItemFields, type ItemSubject } from './item-kinds';

interface ItemChange {
  verb?: AuditVerb<ItemSubject>;
  before: ItemRow | null;
  after: ItemRow | null;
  at: Date;
}

/** Records the changes of fields that staff may write. */
export async function auditItem(
  tx: StatementRunner,
  actor: Actor,
  kind: CatalogueKind,
  { verb, before, after, at }: ItemChange,
): Promise<void> {
  const { subject, titleField } = itemKinds[kind];
  const row: { id: number } & ItemFields = (after ?? before) as ItemRow;
  await addAuditEntry(tx, actor, {
    at,
    verb: verb ?? verbOf(kind, before, after),
    subject: { kind: subject, id: row.id, name: String(row[titleField]) },
    before: before && pickWritableFields(kind, before),
    after: after && pickWritableFields(kind, after),
  });
}

/** The writable fields that differ; fields missing in `after` do not count. */
export const changedFields = (kind: CatalogueKind, before: ItemFields, after: ItemFields) =>
  itemKinds[kind].fields.filter(
    (field) => after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

const pickWritableFields = (kind: CatalogueKind, row: ItemFields) =>
  Object.fromEntries(itemKinds[kind].fields.map((field) => [field, row[field]]));

function verbOf(kind: CatalogueKind, before: ItemRow | null, after: ItemRow | null): AuditVerb<ItemSubject> {
  if (!before) return 'create';
  if (!after) return 'delete';
  const changed = changedFields(kind, before, after);
  if (changed.length !== 1 || changed[0] !== 'isActive') return 'update';
  return after.isActive ? 'activate' : 'deactivate';
}
