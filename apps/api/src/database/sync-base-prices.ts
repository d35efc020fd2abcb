import type { EntityManager } from 'typeorm';

const updateBasePricesSql = `
  UPDATE material SET base_price = cheapest
  FROM (
    SELECT material_id, min(price_modifier) AS cheapest FROM color
    WHERE material_id = ANY($1) AND is_active AND deleted_at IS NULL AND price_modifier > 0
    GROUP BY material_id) AS rate
  WHERE material.id = rate.material_id AND base_price <> cheapest`;

/**
 * Sets the base price of materials to the price of their cheapest colour on sale (D6). Called only when colours were
 * added, priced, moved, taken off sale or put back; until then a base price that staff entered stays. Materials whose
 * colours cost nothing keep their base price.
 */
export const syncBasePrices = (
  manager: EntityManager,
  materialIds: readonly (number | undefined)[],
): Promise<unknown> => manager.query(updateBasePricesSql, [materialIds]);
