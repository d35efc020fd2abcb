import { type CatalogueKind, type ItemUses } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';

/** SQL: a quote has the item with the id `$1`. */
const hasItem: Record<CatalogueKind, string> = {
  materials: 'quote.material_id = $1',
  colors: 'quote.color_id = $1',
  'sink-types': 'quote.sink_type_id = $1',
  thicknesses: 'quote.thickness_id = $1',
  cutouts: '$1 = ANY(quote.cutout_ids)',
};

/** Read only before somebody takes an item off sale, so it may read all quotes. */
const countUses = (kind: CatalogueKind) => `
  SELECT
    (SELECT count(*)::integer FROM quote
      WHERE ${hasItem[kind]} AND deleted_at IS NULL AND placed_order_id IS NULL AND standing = 'current'
        AND status IN ('pending', 'approved') AND valid_until > $2) AS quotes,
    (SELECT count(DISTINCT order_id)::integer FROM order_item JOIN quote ON quote.id = agreed_id
      WHERE stage IS NOT NULL AND stage NOT IN ('delivered', 'collected') AND ${hasItem[kind]}) AS orders`;

export async function usesOfItem(
  runner: StatementRunner,
  kind: CatalogueKind,
  id: number,
  now: Date,
): Promise<ItemUses> {
  const [uses] = await runner.run<ItemUses>(countUses(kind), [id, now]);
  return uses ?? { quotes: 0, orders: 0 };
}
