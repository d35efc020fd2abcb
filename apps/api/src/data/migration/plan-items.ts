import type { CatalogueKind, MigrationVerdict } from '@app/contracts';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { keyOf, type ItemFields, type LiveItem, type PreviewItem } from './catalogue-item';

/** What becomes of one row of Preview. */
export interface PlannedItem {
  key: string;
  verdict: MigrationVerdict;
  preview: PreviewItem;
  /** null: Live has none of this name. */
  live: LiveItem | null;
  /** The material's row in Live, of a colour; null: there is none yet. */
  owner: LiveItem | null;
  /** Of what Preview says, that in which Live differs. */
  changes: ItemFields;
  /** Staff have deleted it, or the material it belongs to. */
  isDeleted: boolean;
}

/**
 * What a migration does with each row of Preview, materials first. Rows are matched by name, whatever its case, colours
 * within their material (D34); what only Live has is none of its business. What staff wrote or deleted stays theirs: where
 * Preview differs, that is a conflict, which they decide.
 */
export function planItems(live: readonly LiveItem[], preview: readonly PreviewItem[]): PlannedItem[] {
  const known = new Map<string, LiveItem>();
  for (const item of live) {
    const place = placeOf(item.kind, item.materialId, item.name);
    const other = known.get(place);
    if (!other || isNearer(item, other)) known.set(place, item);
  }
  const find = (kind: CatalogueKind, materialId: number | null, name: string) =>
    known.get(placeOf(kind, materialId, name)) ?? null;
  return [...preview]
    .sort((a, b) => Number(a.kind !== 'materials') - Number(b.kind !== 'materials'))
    .map((item) => {
      if (item.material === null) return planItem(item, find(item.kind, null, item.name), null);
      const owner = find('materials', null, item.material);
      return planItem(item, owner && find(item.kind, owner.id, item.name), owner);
    });
}

function planItem(preview: PreviewItem, live: LiveItem | null, owner: LiveItem | null): PlannedItem {
  const changes = live ? whatDiffers(live.fields, preview.fields) : preview.fields;
  const isDeleted = Boolean(live?.deletedAt ?? owner?.deletedAt);
  const verdict = verdictOn({ live, changes, isDeleted });
  return { key: keyOf(preview), verdict, preview, live, owner, changes, isDeleted };
}

function verdictOn({
  live,
  changes,
  isDeleted,
}: Pick<PlannedItem, 'live' | 'changes' | 'isDeleted'>): MigrationVerdict {
  if (isDeleted) return 'conflict';
  if (!live) return 'create';
  if (!Object.keys(changes).length) return 'same';
  return live.isStaffs ? 'conflict' : 'update';
}

/** Names are unique among rows that are not deleted alone (D32); of those that are, the one deleted last is meant. */
const isNearer = (item: LiveItem, than: LiveItem) =>
  item.deletedAt === null || (than.deletedAt !== null && item.deletedAt > than.deletedAt);

const placeOf = (kind: CatalogueKind, materialId: number | null, name: string) =>
  JSON.stringify([kind, materialId, name.toLowerCase()]);

const whatDiffers = (live: ItemFields, preview: ItemFields): ItemFields =>
  Object.fromEntries(
    Object.entries(preview).filter(
      ([field, value]) => JSON.stringify(live[field as keyof ItemFields]) !== JSON.stringify(value),
    ),
  );

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
