import { paths, type AdminItems, type CatalogueKind } from '@app/contracts';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { newItem, type OpenItem } from '../../lib/url/use-url-state';

/** The row whose panel is open: from the list, or asked for where the list does not show it. */
export function useOpenRow<K extends CatalogueKind>(
  kind: K,
  { id }: Pick<OpenItem, 'id'>,
  rows: readonly AdminItems[K][] | undefined,
) {
  /** The row that was made last, and in which panel of the page: what is typed there goes on. */
  const [made, setMade] = useState({ id: '', panel: 0 });
  /** The one that was shown last stays while a search or a filter takes it out of the list: somebody may be typing. */
  const [last, setLast] = useState<AdminItems[K] | null>(null);
  const isRow = id !== null && id !== newItem;
  const listed = rows?.find((row) => String(row.id) === id) ?? null;
  if (listed && listed !== last) setLast(listed);
  const known = listed ?? (last && String(last.id) === id ? last : null);
  const asked = useAdminQuery<AdminItems[K]>(paths.adminItem(kind, id ?? ''), {
    isEnabled: isRow && rows !== undefined && listed === null,
  });
  // What is typed does not go because somebody else has deleted the row; saving will tell.
  const isTyping = asked.data?.deletedAt !== undefined && known !== null && leaveGuard.hasUnsaved;
  return {
    row: isRow ? (listed ?? (isTyping ? known : asked.data) ?? known) : null,
    error: known ? null : asked.error,
    retry: () => void asked.refetch(),
    panelKey: id === newItem ? made.panel + 1 : id === made.id ? made.panel : `row ${id}`,
    /** A row that was just created: the list will have it in a moment. */
    created: (row: AdminItems[K]) => {
      setLast(row);
      setMade({ id: String(row.id), panel: made.panel + 1 });
    },
  };
}
