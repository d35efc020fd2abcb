import { paths, type AdminItems, type CatalogueKind } from '@app/contracts';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { newItem, type OpenItem } from '../../lib/url/use-open-item';

/** The row whose panel is open: from the list, or asked for where the list does not show it. */
export interface OpenRow<K extends CatalogueKind> {
  row: AdminItems[K] | null;
  error: Error | null;
  /** A row that was just created: the list will have it in a moment. */
  created: (row: AdminItems[K]) => void;
}

export function useOpenRow<K extends CatalogueKind>(
  kind: K,
  { id }: Pick<OpenItem, 'id'>,
  rows: readonly AdminItems[K][] | undefined,
): OpenRow<K> {
  const [fresh, setFresh] = useState<AdminItems[K] | null>(null);
  const isRow = id !== null && id !== newItem;
  const known =
    rows?.find((row) => String(row.id) === id) ?? (fresh && String(fresh.id) === id ? fresh : null);
  const asked = useAdminQuery<AdminItems[K]>(paths.adminItem(kind, id ?? ''), {
    isEnabled: isRow && rows !== undefined && known === null,
  });
  return {
    row: isRow ? (known ?? asked.data ?? null) : null,
    error: known ? null : asked.error,
    created: setFresh,
  };
}
