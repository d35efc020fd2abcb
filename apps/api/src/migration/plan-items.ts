import type { PricedKind, MigrationVerdict } from '@app/contracts';
import { keyOf, type ItemFields, type LiveItem, type PreviewItem } from './catalogue-item';

export interface PlannedItem {
  key: string;
  verdict: MigrationVerdict;
  preview: PreviewItem;
  /** Null: live has no row of this name. */
  live: LiveItem | null;
  /** For a colour, its material's live row; null: the material is new. */
  owner: LiveItem | null;
  changes: ItemFields;
  /** Staff deleted the row or its material. */
  isDeleted: boolean;
}

/**
 * Plans each preview row, materials first. Rows are matched by name, ignoring case, colours within their material
 * (D34); rows that only live has are ignored. Rows written or deleted by staff stay.
 */
export function planItems(live: readonly LiveItem[], preview: readonly PreviewItem[]): PlannedItem[] {
  const known = new Map<string, LiveItem>();
  for (const item of live) {
    const identity = identityOf(item.kind, item.materialId, item.name);
    const other = known.get(identity);
    if (!other || isBetterMatch(item, other)) known.set(identity, item);
  }
  const find = (kind: PricedKind, materialId: number | null, name: string) =>
    known.get(identityOf(kind, materialId, name)) ?? null;
  return [...preview]
    .sort((a, b) => Number(a.kind !== 'materials') - Number(b.kind !== 'materials'))
    .map((item) => {
      if (item.material === null) return planItem(item, find(item.kind, null, item.name), null);
      const owner = find('materials', null, item.material);
      return planItem(item, owner && find(item.kind, owner.id, item.name), owner);
    });
}

function planItem(preview: PreviewItem, live: LiveItem | null, owner: LiveItem | null): PlannedItem {
  const changes = live ? diffFields(live.fields, preview.fields) : preview.fields;
  const isDeleted = Boolean(live?.deletedAt ?? owner?.deletedAt);
  const verdict = verdictOn({ live, changes, isDeleted });
  return { key: keyOf(preview), verdict, preview, live, owner, changes, isDeleted };
}

function verdictOn({
  live,
  changes,
  isDeleted,
}: Pick<PlannedItem, 'live' | 'changes' | 'isDeleted'>): MigrationVerdict {
  if (isDeleted) return 'kept';
  if (!live) return 'create';
  if (!Object.keys(changes).length) return 'same';
  return live.isByStaff ? 'kept' : 'update';
}

/** Names are unique only among rows that are not deleted (D32); of several deleted rows, the last deleted matches. */
const isBetterMatch = (item: LiveItem, other: LiveItem) =>
  item.deletedAt === null || (other.deletedAt !== null && item.deletedAt > other.deletedAt);

const identityOf = (kind: PricedKind, materialId: number | null, name: string) =>
  JSON.stringify([kind, materialId, name.toLowerCase()]);

const diffFields = (live: ItemFields, preview: ItemFields): ItemFields =>
  Object.fromEntries(
    Object.entries(preview).filter(
      ([field, value]) => JSON.stringify(live[field as keyof ItemFields]) !== JSON.stringify(value),
    ),
  );
