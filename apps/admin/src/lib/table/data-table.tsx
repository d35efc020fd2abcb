import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import { FailedState } from '../page/empty-state';
import { CardList } from './card-list';
import type { DataTableProps } from './data-table-props';
import { Pager } from './pager';
import { TableOfRows } from './table-of-rows';

/**
 * A list of the admin: a table, or cards below 900 px; skeletons while it comes, words when it does not, and
 * pages where the API told how many rows there are.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, empty } = props;
  const isNarrow = useMediaQuery(narrowAdminQuery);
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
