import type { PricedKind } from '@app/contracts';
import type { StatementRunner } from '../database/statements';

export interface CataloguePrice {
  kind: PricedKind;
  id: number;
  materialId: number | null;
  materialName: string | null;
  name: string;
  /** Pounds, with the decimals of its kind. */
  price: string;
  isActive: boolean;
}

const flatPricesSql = (kind: PricedKind, table: string, part: number, name = 'name') => `
  SELECT '${kind}', id, NULL, NULL, ${name}, price_modifier, is_active, deleted_at, ARRAY[${part}, sort_order, id, 0]
  FROM ${table}`;

/** Every price, also of deleted rows. `place` sorts as the shop does: a material, then its colours. */
export const allPricesSql = `
  SELECT 'materials' AS kind, id, NULL::integer AS material_id, NULL AS material_name, name, base_price AS price, is_active,
    deleted_at, ARRAY[1, sort_order, id, -1, id] AS place
  FROM material
  UNION ALL
  SELECT 'colors', color.id, owner.id, owner.name, color.name, color.price_modifier, color.is_active,
    coalesce(color.deleted_at, owner.deleted_at), ARRAY[1, owner.sort_order, owner.id, color.sort_order, color.id]
  FROM color JOIN material AS owner ON owner.id = color.material_id
  UNION ALL ${flatPricesSql('sink-types', 'sink_type', 2)}
  UNION ALL ${flatPricesSql('thicknesses', 'thickness', 3, 'display_name')}
  UNION ALL ${flatPricesSql('cutouts', 'cutout', 4)}`;

const findPricesSql = `
  SELECT kind, id, material_id AS "materialId", material_name AS "materialName", name, price::text AS price,
    is_active AS "isActive"
  FROM (${allPricesSql}) AS priced WHERE deleted_at IS NULL ORDER BY place`;

export const readPrices = (runner: StatementRunner): Promise<CataloguePrice[]> =>
  runner.run<CataloguePrice>(findPricesSql);
