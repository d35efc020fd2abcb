import type { Client } from 'pg';
import { Dice } from '../dice';
import { insertOrders, type SampleTop } from '../insert-orders';
import { planOrders } from '../plan-orders';

/** A top of whatever the catalogue has. */
const readTop = `
  SELECT material_id, id AS color_id, (SELECT id FROM thickness LIMIT 1) AS thickness_id, NULL AS sink_type_id,
    '{}'::integer[] AS cutout_ids, 1200 AS length, 350 AS width, '8.500' AS base_price, '357.00' AS total_price,
    '{"material": {"name": "Marble"}, "color": {"name": "Calacatta Gold"}}'::jsonb AS snapshot
  FROM color ORDER BY id LIMIT 1`;

/** Quotes of two years up to a day, some of them with a deposit; always the same. @returns how many quotes */
export async function insertSampleOrders(
  client: Client,
  wanted: { quotes: number; deposits: number },
): Promise<number> {
  const { rows } = await client.query<SampleTop>(readTop);
  const tops = [...rows, ...rows];
  const until = new Date('2026-11-21T12:00:00Z');
  await client.query('BEGIN');
  const planned = planOrders(new Dice(7), { ...wanted, tops: tops.length, until });
  const count = await insertOrders((text, values) => client.query(text, values), tops, planned);
  await client.query('COMMIT');
  return count;
}
