/**
 * SQL, beside the catalogue and its seeds: the base price of a material is what its cheapest colour on sale costs (D6).
 * Only for colours that were added, priced, moved, taken off sale or put back: until then a base price stays as staff set
 * it. $1: the materials; where none of their colours costs anything they keep theirs.
 */
export const followCheapestColors = `
  UPDATE material SET base_price = cheapest
  FROM (
    SELECT material_id, min(price_modifier) AS cheapest FROM color
    WHERE material_id = ANY($1) AND is_active AND deleted_at IS NULL AND price_modifier > 0
    GROUP BY material_id) AS rate
  WHERE material.id = rate.material_id AND base_price <> cheapest`;
