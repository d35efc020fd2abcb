import type { ReactNode } from 'react';
import type { AdminList } from '../api/use-admin-list';
import type { CardParts, Column } from './column';

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
