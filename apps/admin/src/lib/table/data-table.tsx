import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import type { ReactNode } from 'react';
import { FailedState } from '../page/empty-state';
import { CardList } from './card-list';
import type { DataTableProps } from './columns';
import { Pager } from './pager';
import { RowTable } from './row-table';

interface ListFrameProps extends Pick<DataTableProps<unknown>, 'list' | 'empty'> {
  children: ReactNode;
}

/** Adds error, empty state and paging to a list. */
export function ListFrame({ list, empty, children }: ListFrameProps) {
  const { rows, error, retry, total, page = 1, pageSize = rows?.length ?? 0 } = list;
  if (error && !rows) return <FailedState error={error} retry={retry} />;
  if (rows?.length === 0 && page === 1) return empty;
  return (
    <div aria-busy={!rows || list.isRefreshing || undefined}>
      {children}
      {rows && total !== undefined && (
        <Pager total={total} page={page} pageSize={pageSize} shown={rows.length} param={list.pageParam} />
      )}
    </div>
  );
}

/** A table, or cards below 900 px; skeletons while loading. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(narrowAdminQuery);
  return <ListFrame {...props}>{isNarrow ? <CardList {...props} /> : <RowTable {...props} />}</ListFrame>;
}
