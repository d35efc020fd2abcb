/** A `SampleTop` of whatever the catalogue has. */
export const readSampleTop = `
  SELECT material_id, id AS color_id, (SELECT id FROM thickness LIMIT 1) AS thickness_id, NULL AS sink_type_id,
    '{}'::integer[] AS cutout_ids, 1200 AS length, 350 AS width, '8.500' AS base_price, '357.00' AS total_price,
    '{"material": {"name": "Marble"}, "color": {"name": "Calacatta Gold"}}'::jsonb AS snapshot
  FROM color ORDER BY id LIMIT 1`;
