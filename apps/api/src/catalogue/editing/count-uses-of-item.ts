import type { EntityManager } from 'typeorm';
import { type CatalogueKind, type ItemUses } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';

/** The quote has the item with the id `$1`. */
const hasItem: Record<CatalogueKind, string> = {
  materials: "snapshot -> 'material' -> 'id' = to_jsonb($1::integer)",
  colors: "snapshot -> 'color' -> 'id' = to_jsonb($1::integer)",
  'sink-types': "snapshot -> 'sinkType' -> 'id' = to_jsonb($1::integer)",
  thicknesses: "snapshot -> 'thickness' -> 'id' = to_jsonb($1::integer)",
  basins: "snapshot -> 'layout' -> 'basin' -> 'id' = to_jsonb($1::integer)",
  cutouts: "snapshot -> 'cutouts' @> jsonb_build_array(jsonb_build_object('id', $1::integer))",
};

/** Reads all quotes, since it is needed only before an item is taken off sale. */
const countUsesSql = (kind: CatalogueKind) => `
  SELECT
    (SELECT count(*)::integer FROM quote
      WHERE ${hasItem[kind]} AND deleted_at IS NULL AND placed_order_id IS NULL AND standing = 'current'
        AND status IN ('pending', 'approved') AND valid_until > $2) AS quotes,
    (SELECT count(DISTINCT order_id)::integer FROM order_item JOIN quote ON quote.id = agreed_id
      WHERE stage IS NOT NULL AND stage NOT IN ('delivered', 'collected') AND ${hasItem[kind]}) AS orders`;

export async function wasQuoted(manager: EntityManager, kind: CatalogueKind, id: number): Promise<boolean> {
  return (
    (await manager.query<unknown[]>(`SELECT FROM quote WHERE ${hasItem[kind]} LIMIT 1`, [id])).length > 0
  );
}

export async function countUsesOfItem(
  runner: StatementRunner,
  kind: CatalogueKind,
  id: number,
  now: Date,
): Promise<ItemUses> {
  const [uses] = await runner.run<ItemUses>(countUsesSql(kind), [id, now]);
  return uses ?? { quotes: 0, orders: 0 };
}
