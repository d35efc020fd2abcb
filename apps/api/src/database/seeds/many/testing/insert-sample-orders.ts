import type { Client } from 'pg';
import { refreshTops } from '../../../../quotes';
import { textOf } from '../../../../testing/text-of';
import type { Sql } from '../../../statements';
import { insertOrders, type SampleTop } from '../insert-orders';

const readTopSql = `
  SELECT 1200 AS length, 350 AS width, '357.00' AS total_price,
    json_build_object('lines', '[]'::json, 'cutouts', '[]'::json, 'sinkType', NULL,
      'thickness', json_build_object('value', '20mm', 'displayName', '20mm (Standard)'),
      'color', json_build_object('id', id, 'name', name, 'hexCode', hex_code, 'images', '[]'::json),
      'material', json_build_object('name', repeat('Marble', 100), 'basePrice', '8.500')) AS snapshot
  FROM color ORDER BY id LIMIT 1`;

export async function insertSampleOrders(client: Client, quotes: number, deposits: number, seed = 7) {
  const { rows } = await client.query<SampleTop>(readTopSql);
  const until = new Date('2026-11-21T12:00:00Z');
  await client.query('BEGIN');
  const run = async <Row>(statement: Sql, values: readonly unknown[] = []) =>
    (await client.query(textOf(statement), [...values])).rows as Row[];
  const insertion = { run, refreshTops: (ids: string[]) => refreshTops({ run }, ids) };
  await insertOrders(insertion, rows, { quotes, deposits, until, seed });
  await client.query('COMMIT');
}
