import {
  paths,
  type AdminItem,
  type AdminItems,
  type CatalogueKind,
  type SaveItemRequests,
} from '@app/contracts';
import { apiMutation } from '@app/web-client';
import type { FieldValues } from 'react-hook-form';
import { text } from './text';

type Name<Fields> = keyof Fields & keyof typeof text.labels;

export interface ItemForm<K extends CatalogueKind, Fields extends FieldValues> {
  kind: K;
  empty: Fields;
  toFields: (item: AdminItems[K]) => Fields;
  toRequest: (fields: Fields) => SaveItemRequests[K];
  labels: readonly { name: Name<Fields>; label: string; show?: (value: Fields[Name<Fields>]) => string }[];
}

interface ItemFields<K extends CatalogueKind, Fields extends FieldValues> {
  kind: K;
  /** Defaults of a new row (specification §3). */
  empty: Fields;
  /** For fields that differ from the row's own value. */
  read?: { [N in keyof Fields]?: (item: AdminItems[K]) => Fields[N] };
  /** For values that need more than trimming. */
  send?: { [N in keyof Fields]?: (typed: Fields[N], fields: Fields) => unknown };
  show?: { [N in keyof Fields]?: (value: Fields[N]) => string };
}

export function createItemForm<K extends CatalogueKind, Fields extends FieldValues>({
  kind,
  empty,
  read = {},
  send = {},
  show = {},
}: ItemFields<K, Fields>): ItemForm<K, Fields> {
  const names = Object.keys(empty) as Name<Fields>[];
  const collect = (valueOf: (name: Name<Fields>) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const sent = <N extends Name<Fields>>(name: N, fields: Fields): unknown => {
    const convert = send[name];
    if (convert) return convert(fields[name], fields);
    const value: unknown = fields[name];
    return typeof value === 'string' ? value.trim() : value;
  };
  const yesOrNo = (value: unknown) => text.yesOrNo(Boolean(value));
  return {
    kind,
    empty,
    toFields: (item) => collect((name) => read[name]?.(item) ?? item[name as keyof AdminItems[K]]) as Fields,
    toRequest: (fields) => collect((name) => sent(name, fields)) as unknown as SaveItemRequests[K],
    labels: names.map((name) => ({
      name,
      label: text.labels[name],
      show: show[name] ?? (typeof empty[name] === 'boolean' ? yesOrNo : undefined),
    })) as ItemForm<K, Fields>['labels'],
  };
}

export const itemName = (item: AdminItem): string => ('displayName' in item ? item.displayName : item.name);

/**
 * A new row in full; otherwise only changed fields with the version they are based on. Other people's changes
 * survive, and the audit log shows who changed what.
 */
export function toPatch<K extends CatalogueKind, Fields extends FieldValues>(
  form: ItemForm<K, Fields>,
  fields: Fields,
  base: AdminItems[K] | null,
): Partial<SaveItemRequests[K]> {
  const request = form.toRequest(fields);
  if (!base) return request;
  const before = new Map(Object.entries(form.toRequest(form.toFields(base))));
  const changed = Object.entries(request).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { ...Object.fromEntries(changed), version: base.version } as Partial<SaveItemRequests[K]>;
}

export const saveItem = <K extends CatalogueKind, Fields extends FieldValues>(
  form: ItemForm<K, Fields>,
  fields: Fields,
  base: AdminItems[K] | null,
): Promise<AdminItems[K]> =>
  base
    ? apiMutation('PUT', paths.adminItem(form.kind, base.id), toPatch(form, fields, base))
    : apiMutation('POST', paths.adminItems(form.kind), toPatch(form, fields, base));
