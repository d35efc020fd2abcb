import { paths, type AdminItems, type CatalogueKind } from '@app/contracts';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { newItem, type OpenItem } from '../../lib/use-url-state';

export function useOpenRow<K extends CatalogueKind>(
  kind: K,
  { id }: Pick<OpenItem, 'id'>,
  rows: readonly AdminItems[K][] | undefined,
) {
  /** After creating a row the same panel stays, so typing can go on. */
  const [made, setMade] = useState({ id: '', panel: 0 });
  /** Keeps the row when a search or filter removes it from the list: somebody may be typing. */
  const [last, setLast] = useState<AdminItems[K] | null>(null);
  const isRow = id !== null && id !== newItem;
  const listed = rows?.find((row) => String(row.id) === id) ?? null;
  if (listed && listed !== last) setLast(listed);
  const known = listed ?? (last && String(last.id) === id ? last : null);
  const fetched = useAdminQuery<AdminItems[K]>(paths.adminItem(kind, id ?? ''), {
    isEnabled: isRow && rows !== undefined && listed === null,
  });
  // Somebody else deleted the row: leave what was typed; saving will report it.
  const isTyping = fetched.data?.deletedAt !== undefined && known !== null && leaveGuard.hasUnsaved;
  return {
    row: isRow ? (listed ?? (isTyping ? known : fetched.data) ?? known) : null,
    error: known ? null : fetched.error,
    retry: () => void fetched.refetch(),
    panelKey: id === newItem ? made.panel + 1 : id === made.id ? made.panel : `row ${id}`,
    /** Bridges the time until the list includes the new row. */
    created: (row: AdminItems[K]) => {
      setLast(row);
      setMade({ id: String(row.id), panel: made.panel + 1 });
    },
  };
}
