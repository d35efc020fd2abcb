import type { AdminItems, CatalogueKind } from '@app/contracts';
import type { Statement, StatementRunner } from '../../database/statements';
import type { WantedList } from '../../platform/lists/read-list-query';
import { likePattern } from '../../platform/lists/search-patterns';
import { countOf } from '../../platform/lists/set-total-count';
import { toItem, type ItemRow } from './item-row';
import { partTables } from './part-table';

export const itemStatuses = ['active', 'inactive', 'deleted'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** null: whatever it is. */
const isActiveOf: Record<ItemStatus, boolean | null> = { active: true, inactive: false, deleted: null };

/** One page of a list, and how many rows all pages have. */
export interface ItemList<Kind extends CatalogueKind> {
  items: AdminItems[Kind][];
  total: number;
}

/** The page and the count in one statement, so that they belong together and take one round trip. */
function listStatement(
  kind: CatalogueKind,
  { sort, status }: Pick<WantedList<ItemStatus, string>, 'sort' | 'status'>,
): Statement {
  const isDeleted = status === 'deleted';
  const { table, selected, searched, sorts } = partTables[kind];
  const matching = `${table} AS part
    WHERE part.deleted_at IS ${isDeleted ? 'NOT NULL' : 'NULL'}
      AND ($1::text IS NULL OR ${searched.map((column) => `${column} ILIKE $1`).join(' OR ')})
      AND ($2::boolean IS NULL OR part.is_active = $2)`;
  const by = sort && sorts[sort.by];
  const direction = sort?.isDescending ? 'DESC' : 'ASC';
  const order = by
    ? `${by} ${direction}, part.id DESC`
    : isDeleted
      ? 'part.deleted_at DESC, part.id DESC'
      : 'part.id DESC';
  return {
    name: `list-${isDeleted ? 'deleted-' : ''}${kind}${sort ? `-by-${sort.by}-${direction}` : ''}`,
    text: `
      SELECT counted.total, page.*
      FROM (${countOf(`SELECT 1 FROM ${matching}`)}) AS counted
      LEFT JOIN (
        SELECT row_number() OVER (ORDER BY ${order}) AS place, ${selected}
        FROM ${matching}
        ORDER BY place LIMIT $3 OFFSET $4
      ) AS page ON true
      ORDER BY page.place`,
  };
}

/** Rows of a kind, active or not (D33); those that were deleted only by themselves. */
export async function listItems<Kind extends CatalogueKind>(
  statements: StatementRunner,
  kind: Kind,
  { search, status, sort, limit, offset }: WantedList<ItemStatus, string>,
): Promise<ItemList<Kind>> {
  const rows = await statements.run<{ total: number; place: string | null } & ItemRow<Kind>>(
    listStatement(kind, { sort, status }),
    [search === null ? null : likePattern(search), isActiveOf[status ?? 'deleted'], limit, offset],
  );
  return {
    total: rows[0]?.total ?? 0,
    // Beyond the last page there is the count alone.
    items: rows
      .filter(({ place }) => place !== null)
      .map(({ total: _, place: __, ...row }) => toItem<Kind>(row as unknown as ItemRow<Kind>)),
  };
}
