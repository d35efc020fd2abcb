import { paths, type AdminItems, type CatalogueKind } from '@app/contracts';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { newItem, type OpenItem } from '../../lib/use-url-state';

export function useOpenRow<K extends CatalogueKind>(
  kind: K,
  { id }: Pick<OpenItem, 'id'>,
  rows: readonly AdminItems[K][] | undefined,
) {
  /** After creating a row the same panel stays, so typing can continue. */
  const [createdPanel, setCreatedPanel] = useState({ id: '', panel: 0 });
  /** Keeps the row when a search or filter removes it from the list: somebody may be typing. */
  const [lastRow, setLastRow] = useState<AdminItems[K] | null>(null);
  const isRow = id !== null && id !== newItem;
  const listedRow = rows?.find((row) => String(row.id) === id) ?? null;
  if (listedRow && listedRow !== lastRow) setLastRow(listedRow);
  const cachedRow = listedRow ?? (lastRow && String(lastRow.id) === id ? lastRow : null);
  const fetched = useAdminQuery<AdminItems[K]>(paths.adminItem(kind, id ?? ''), {
    isEnabled: isRow && rows !== undefined && listedRow === null,
  });
  // Somebody else deleted the row. The unsaved input stays, and saving reports it.
  const isDeletedWhileEditing =
    fetched.data?.deletedAt !== undefined && cachedRow !== null && leaveGuard.hasUnsaved;
  const panelKey = () => {
    if (id === newItem) return createdPanel.panel + 1;
    return id === createdPanel.id ? createdPanel.panel : `row ${id}`;
  };
  return {
    row: isRow ? (listedRow ?? (isDeletedWhileEditing ? cachedRow : fetched.data) ?? cachedRow) : null,
    error: cachedRow ? null : fetched.error,
    retry: () => void fetched.refetch(),
    panelKey: panelKey(),
    /** Bridges the time until the list includes the new row. */
    onCreated: (row: AdminItems[K]) => {
      setLastRow(row);
      setCreatedPanel({ id: String(row.id), panel: createdPanel.panel + 1 });
    },
  };
}
