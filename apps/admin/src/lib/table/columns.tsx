import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import type { AdminList } from '../api/use-admin-list';
import { shortTime } from '../status/short-time';

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers, such as 'Materials'. */
  label: string;
  list: Pick<AdminList<Row>, 'rows' | 'error' | 'retry'> &
    Partial<Pick<AdminList<Row>, 'total' | 'page' | 'pageSize' | 'isRefreshing'>> & { pageParam?: string };
  /** The first one names the row; its cell becomes the button that opens the panel. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  /** The row as a card, below 900 px. */
  card: (row: Row) => CardParts;
  openId?: string | null;
  onOpen?: (row: Row) => void;
  empty: ReactNode;
}

/** A column of a {@link DataTable}. */
export interface Column<Row> {
  id: string;
  header: string;
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Its name in `?sort=`; without it the column cannot be sorted by. */
  sort?: string;
  align?: 'start' | 'end';
  /** Steps back while a panel is open, or below 1281 px. */
  isLeftOut?: 'beside-panel' | 'below-full';
  skeletonClass?: string;
}

export interface CardParts {
  picture?: ReactNode;
  title: ReactNode;
  /** Right of the title, such as the total. */
  end?: ReactNode;
  lines?: readonly ReactNode[];
  footStart?: ReactNode;
  footEnd?: ReactNode;
}

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  /** How wide it may be at most. */
  className?: string;
  isStrong?: boolean;
}

/** What a row is about, and more of it in small; each is cut where there is no room. */
export const TwoLines = ({ first, second, className, isStrong = false }: TwoLinesProps) => (
  <span className={cx('block leading-tight', className)}>
    <span className={cx('block truncate', isStrong && 'font-strong')}>{first}</span>
    {second && <span className="block truncate text-caption font-normal text-ink-3">{second}</span>}
  </span>
);

/** When a row came about; lists can be sorted by it. */
export const createdColumn = <Row extends { createdAt: string }>(
  header: string,
  timeOf: (iso: string) => string = shortTime,
): Column<Row> => ({
  id: 'created',
  header,
  sort: 'created',
  align: 'end',
  cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-3">{timeOf(createdAt)}</span>,
});
