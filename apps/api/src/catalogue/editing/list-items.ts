import type { AdminItems, CatalogueKind } from '@app/contracts';
import type { Statement, StatementRunner } from '../../database/statements';
import { likePattern } from '../../platform/lists/like-pattern';
import type { WantedList } from '../../platform/lists/read-list-query';
import { countOf } from '../../platform/lists/set-total-count';
import { toItem, type ItemRow } from './item-row';
import { partTables } from './part-table';

export const itemStatuses = ['active', 'inactive'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** One page of a list, and how many rows all pages have. */
export interface ItemList<Kind extends CatalogueKind> {
  items: AdminItems[Kind][];
  total: number;
}

/** The page and the count in one statement, so that they belong together and take one round trip. */
function listStatement(kind: CatalogueKind, sort: WantedList<ItemStatus, string>['sort']): Statement {
  const { table, selected, searched, sorts } = partTables[kind];
  const matching = `${table} AS part
    WHERE part.deleted_at IS NULL
      AND ($1::text IS NULL OR ${searched.map((column) => `${column} ILIKE $1`).join(' OR ')})
      AND ($2::boolean IS NULL OR part.is_active = $2)`;
  const by = sort && sorts[sort.by];
  const direction = sort?.isDescending ? 'DESC' : 'ASC';
  const order = by ? `${by} ${direction}, part.id DESC` : 'part.id DESC';
  return {
    name: `list-${kind}${sort ? `-by-${sort.by}-${direction}` : ''}`,
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

/** Rows of a kind that are not deleted, active or not (D33). */
export async function listItems<Kind extends CatalogueKind>(
  statements: StatementRunner,
  kind: Kind,
  { search, status, sort, limit, offset }: WantedList<ItemStatus, string>,
): Promise<ItemList<Kind>> {
  const rows = await statements.run<{ total: number; place: string | null } & ItemRow<Kind>>(
    listStatement(kind, sort),
    [search === null ? null : likePattern(search), status && status === 'active', limit, offset],
  );
  return {
    total: rows[0]?.total ?? 0,
    // Beyond the last page there is the count alone.
    items: rows
      .filter(({ place }) => place !== null)
      .map(({ total: _, place: __, ...row }) => toItem<Kind>(row as unknown as ItemRow<Kind>)),
  };
}
