import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { shortTime } from '../status/short-time';
import type { Column } from './data-table-props';

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
