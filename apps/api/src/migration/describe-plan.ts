import {
  migrationVerdicts,
  paths,
  type FieldDifference,
  type MigrationCounts,
  type MigrationDifference,
  type MigrationPlan,
} from '@app/contracts';
import type { ItemFields } from './catalogue-item';
import type { PlannedItem } from './plan-items';

export const describePlan = (
  planned: readonly PlannedItem[],
): Pick<MigrationPlan, 'differences' | 'counts'> => ({
  differences: planned.flatMap((item) => describeDifference(item, planned) ?? []),
  counts: countVerdicts(planned),
});

const countVerdicts = (planned: readonly PlannedItem[]) =>
  Object.fromEntries(
    migrationVerdicts.map((verdict) => [verdict, planned.filter((item) => item.verdict === verdict).length]),
  ) as MigrationCounts;

function describeDifference(item: PlannedItem, planned: readonly PlannedItem[]): MigrationDifference | null {
  const { key, verdict, preview } = item;
  if (verdict === 'same') return null;
  const { kind, name, material, fields } = preview;
  return {
    key,
    kind,
    name: fields.displayName ?? name,
    material,
    verdict,
    fields: fieldsOf(item),
    colors: kind === 'materials' && verdict === 'create' ? colorsOf(name, planned) : 0,
  };
}

const colorsOf = (name: string, planned: readonly PlannedItem[]) =>
  planned.filter(({ preview }) => preview.material?.toLowerCase() === name.toLowerCase()).length;

function fieldsOf({ live, owner, changes }: PlannedItem): FieldDifference[] {
  const deletedAt = live?.deletedAt ?? owner?.deletedAt;
  const differences = Object.entries(changes).map(([field, preview]) => ({
    field,
    live: live && toText(live.fields[field as keyof ItemFields]),
    preview: toText(preview as ItemFields[keyof ItemFields]),
  }));
  return deletedAt
    ? [{ field: 'deletedAt', live: deletedAt.toISOString(), preview: null }, ...differences]
    : differences;
}

function toText(value: ItemFields[keyof ItemFields]): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value))
    return value.map((entry) => (typeof entry === 'string' ? entry : nameOfPicture(entry.url))).join(', ');
  return nameOfPicture(String(value));
}

const urlPrefixes = [paths.image(''), '/stone/'];

function nameOfPicture(text: string): string {
  const place = urlPrefixes.find((start) => text.startsWith(start));
  return place ? text.slice(place.length) : text;
}
