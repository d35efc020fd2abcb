import type { EntityManager } from 'typeorm';

const follow = `
  UPDATE material SET base_price = cheapest
  FROM (
    SELECT material_id, min(price_modifier) AS cheapest FROM color
    WHERE material_id = ANY($1) AND is_active AND deleted_at IS NULL AND price_modifier > 0
    GROUP BY material_id) AS rate
  WHERE material.id = rate.material_id AND base_price <> cheapest`;

/**
 * Sets the base price of materials to that of their cheapest colour on sale (D6). Run only when colours were added,
 * priced, moved, taken off sale or put back: until then staff's own base price stays. Materials whose colours cost
 * nothing keep theirs.
 */
export const followCheapestColors = (
  manager: EntityManager,
  materialIds: readonly (number | undefined)[],
): Promise<unknown> => manager.query(follow, [materialIds]);
