import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import type { AdminList } from '../api/use-admin-list';
import { shortTime } from '../status/short-time';

export interface DataTableProps<Row> {
  label: string;
  list: Pick<AdminList<Row>, 'rows' | 'error' | 'retry'> &
    Partial<Pick<AdminList<Row>, 'total' | 'page' | 'pageSize' | 'isRefreshing'>> & { pageParam?: string };
  /** The first names the row; its cell is the button that opens the panel. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  card: (row: Row) => CardContent;
  openId?: string | null;
  onOpen?: (row: Row) => void;
  empty: ReactNode;
}

export interface ColumnLayout {
  align?: 'start' | 'end';
  /** A sum of money: not broken, not translated, at the end. */
  isAmount?: boolean;
  /** Hidden while a panel is open, or below 1281, 901 or 760 px. */
  hideWhen?: 'beside-panel' | 'below-full' | 'below-wide' | 'below-tablet';
}

export interface Column<Row> extends ColumnLayout {
  header: string;
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Name in `?sort=`; absent: not sortable. */
  sort?: string;
  skeletonClass?: string;
}

const hiddenClasses = {
  'beside-panel': '',
  'below-full': 'max-full:hidden',
  'below-wide': 'max-wide:hidden',
  'below-tablet': 'max-tablet:hidden',
} as const;

export const columnClass = ({ align, isAmount, hideWhen }: ColumnLayout) =>
  cx(
    align === 'end' || isAmount ? 'text-right' : 'text-left',
    isAmount && 'whitespace-nowrap',
    hideWhen && hiddenClasses[hideWhen],
  );

export interface CardContent {
  picture?: ReactNode;
  title: ReactNode;
  end?: ReactNode;
  lines?: readonly ReactNode[];
  footerStart?: ReactNode;
  footerEnd?: ReactNode;
}

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
  className?: string;
  isStrong?: boolean;
}

/** A main line and a small one; both are cut if too long. */
export const TwoLines = ({ first, second, className, isStrong = false }: TwoLinesProps) => (
  <span className={cx('block leading-tight', className)}>
    <span className={cx('block truncate', isStrong && 'font-strong')}>{first}</span>
    {second && <span className="block truncate text-caption font-normal text-ink-3">{second}</span>}
  </span>
);

export const createdColumn = <Row extends { createdAt: string }>(
  header: string,
  timeOf: (iso: string) => string = shortTime,
): Column<Row> => ({
  header,
  sort: 'created',
  align: 'end',
  cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-3">{timeOf(createdAt)}</span>,
});
