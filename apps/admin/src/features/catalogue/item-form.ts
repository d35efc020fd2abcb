import { paths, type AdminItems, type CatalogueKind, type SaveItemRequests } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import type { FieldValues } from 'react-hook-form';

/** The form of one kind: from a row to what stands in the fields, and from there to what is asked of the API. */
export interface ItemForm<K extends CatalogueKind, Fields extends FieldValues> {
  kind: K;
  /** Of a new row: the defaults of specification §3. */
  empty: Fields;
  fieldsOf: (item: AdminItems[K]) => Fields;
  requestOf: (fields: Fields) => SaveItemRequests[K];
  /** What the row is called. */
  nameOf: (item: AdminItems[K]) => string;
  /** The fields in their order, each with its label and, where it is no words by itself, its value in words. */
  labels: readonly {
    name: keyof Fields & string;
    label: string;
    show?: (value: Fields[keyof Fields & string]) => string;
  }[];
}

/**
 * What a form asks for: all of a new row; of an older one what was changed, on the version that it was changed
 * on. So others' changes of other fields stay, and the audit log tells who changed what.
 */
export function toPatch<K extends CatalogueKind, Fields extends FieldValues>(
  form: ItemForm<K, Fields>,
  fields: Fields,
  base: AdminItems[K] | null,
): Partial<SaveItemRequests[K]> {
  const request = form.requestOf(fields);
  if (!base) return request;
  const before = new Map(Object.entries(form.requestOf(form.fieldsOf(base))));
  const changed = Object.entries(request).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { ...Object.fromEntries(changed), version: base.version } as Partial<SaveItemRequests[K]>;
}

/** Creates the row, or changes it; the answer is the row as it is now. */
export const saveItem = <K extends CatalogueKind, Fields extends FieldValues>(
  form: ItemForm<K, Fields>,
  fields: Fields,
  base: AdminItems[K] | null,
): Promise<AdminItems[K]> =>
  base
    ? apiMutation('PUT', paths.adminItem(form.kind, base.id), toPatch(form, fields, base))
    : apiMutation('POST', paths.adminItems(form.kind), toPatch(form, fields, base));
