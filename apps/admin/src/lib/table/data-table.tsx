import type { ReactNode } from 'react';
import type { AdminList } from '../api/use-admin-list';
import { useIsNarrow } from '../use-is-narrow';
import { FailedState } from '../page/failed-state';
import { CardList } from './card-list';
import type { CardParts, Column } from './column';
import { Pager } from './pager';
import { TableOfRows } from './table-of-rows';

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers, such as 'Materials'. */
  label: string;
  list: Pick<AdminList<Row>, 'rows' | 'error' | 'retry'> &
    Partial<Pick<AdminList<Row>, 'total' | 'page' | 'pageSize' | 'isRefreshing'>>;
  /** The first one names the row; its cell becomes the button that opens the panel. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  /** The row as a card, below 900 px. */
  card: (row: Row) => CardParts;
  /** Whose panel is open. */
  openId?: string | null;
  onOpen?: (row: Row) => void;
  /** Instead, where the first cell is a link of its own: what a press anywhere else on a row of the table does. */
  onPress?: (row: Row) => void;
  /** What stands here instead of no rows. */
  empty: ReactNode;
}

/**
 * A list of the admin: a table, or cards below 900 px; skeletons while it comes, words when it does not, and
 * pages where the API told how many rows there are.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, empty } = props;
  const isNarrow = useIsNarrow();
  if (list.error && !list.rows) return <FailedState error={list.error} retry={list.retry} />;
  if (list.rows?.length === 0 && (list.page ?? 1) === 1) return empty;
  return (
    <div aria-busy={!list.rows || list.isRefreshing || undefined}>
      {isNarrow ? <CardList {...props} /> : <TableOfRows {...props} />}
      {list.rows && list.total !== undefined && (
        <Pager
          total={list.total}
          page={list.page ?? 1}
          pageSize={list.pageSize ?? list.rows.length}
          shown={list.rows.length}
        />
      )}
    </div>
  );
}
