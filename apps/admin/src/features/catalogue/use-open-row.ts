import { paths, type AdminItems, type CatalogueKind } from '@app/contracts';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { newItem, type OpenItem } from '../../lib/url/use-url-state';

export interface OpenRow<K extends CatalogueKind> {
  row: AdminItems[K] | null;
  error: Error | null;
  retry: () => void;
  /** A row that was just created: the list will have it in a moment. */
  created: (row: AdminItems[K]) => void;
}

export function useOpenRow<K extends CatalogueKind>(
  kind: K,
  { id }: Pick<OpenItem, 'id'>,
  rows: readonly AdminItems[K][] | undefined,
): OpenRow<K> {
  /** The one that was shown last stays while a search or a filter takes it out of the list: somebody may be typing. */
  const [last, setLast] = useState<AdminItems[K] | null>(null);
  const isRow = id !== null && id !== newItem;
  const listed = rows?.find((row) => String(row.id) === id) ?? null;
  if (listed && listed !== last) setLast(listed);
  const known = listed ?? (last && String(last.id) === id ? last : null);
  const asked = useAdminQuery<AdminItems[K]>(paths.adminItem(kind, id ?? ''), {
    isEnabled: isRow && rows !== undefined && listed === null,
  });
  return {
    row: isRow ? (listed ?? asked.data ?? known) : null,
    error: known ? null : asked.error,
    retry: () => void asked.refetch(),
    created: setLast,
  };
}
