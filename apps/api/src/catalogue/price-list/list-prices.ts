import type { CatalogueKind } from '@app/contracts';

/** A price of the catalogue, with the words by which a price list names it. */
export interface ListedPrice {
  kind: CatalogueKind;
  id: number;
  /** Of colours. */
  materialName: string | null;
  name: string;
  /** Pounds, with the decimals of its kind. */
  price: string;
}

/** Every price that is not deleted, in the order of the shop: a material, then its colours. */
export const listPrices = `
  SELECT kind, id, "materialName", name, price
  FROM (
    SELECT 1 AS part, sort_order AS first, id AS second, -1 AS third,
      'materials' AS kind, id, NULL AS "materialName", name, base_price::text AS price
    FROM material WHERE deleted_at IS NULL
    UNION ALL
    SELECT 1, owner.sort_order, owner.id, color.sort_order,
      'colors', color.id, owner.name, color.name, color.price_modifier::text
    FROM color JOIN material AS owner ON owner.id = color.material_id
    WHERE color.deleted_at IS NULL
    UNION ALL
    SELECT 2, sort_order, id, 0, 'sink-types', id, NULL, name, price_modifier::text
    FROM sink_type WHERE deleted_at IS NULL
    UNION ALL
    SELECT 3, sort_order, id, 0, 'thicknesses', id, NULL, display_name, price_modifier::text
    FROM thickness WHERE deleted_at IS NULL
    UNION ALL
    SELECT 4, sort_order, id, 0, 'cutouts', id, NULL, name, price_modifier::text
    FROM cutout WHERE deleted_at IS NULL
  ) AS listed
  ORDER BY part, first, second, third, id`;
