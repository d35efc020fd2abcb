import { Client } from 'pg';
import { cloneDatabase, type TestDatabase } from '../../../testing/database/clone-database';
import { planOrdersSql } from './plan-orders';
import { insertSampleOrders } from './testing/insert-sample-orders';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
it('inserts consistent quotes with deposits, attempts and timelines', async () => {
  await insertSampleOrders(client, 60, 20);
  const count = async (table: string) =>
    (await rowsOf(`SELECT count(*)::integer AS count FROM ${table}`))[0]?.count;
  expect([await count('quote'), await count('deposit'), await count('payment_attempt')]).toEqual([
    60, 20, 20,
  ]);
  expect(await rowsOf(`SELECT 1 FROM quote WHERE standing = 'replaced'`)).not.toEqual([]);
  expect(await count('balance_request')).toBeGreaterThan(0);
  const [money] = await rowsOf(`
    SELECT sum(pence)::text AS entered, (SELECT (sum(charged_amount) * 100)::bigint::text FROM payment_attempt) AS charged
    FROM ledger_entry`);
  expect(money?.entered).toBe(money?.charged);
  expect(
    await rowsOf(`SELECT 1 FROM order_item AS item JOIN quote ON quote.id = quote_id
      JOIN customer_order AS placed ON placed.id = order_id JOIN deposit ON deposit.order_id = placed.id
      WHERE is_placed <> (quote.deposit_state = 'paid') OR placed.deposit_state <> quote.deposit_state
        OR placed.received <> quote.received OR placed.deposit_amount <> deposit.deposit_amount`),
  ).toEqual([]);
});

it('makes the same orders for the same seed, spread over two years', async () => {
  const planned = async (seed: number) => {
    await client.query('BEGIN');
    const another = { quotes: 60, deposits: 20, until: new Date('2026-11-21T12:00:00Z'), seed };
    await client.query(planOrdersSql(another, 2));
    const rows = await rowsOf('SELECT * FROM planned ORDER BY ordinal');
    await client.query('ROLLBACK');
    return rows;
  };
  const rows = await planned(7);
  expect(rows).toEqual(await planned(7));
  expect(rows).not.toEqual(await planned(8));
  const days = rows.map(({ created_at }) => (created_at as Date).toISOString());
  expect([...days].sort()).toEqual(days);
  expect([days[0]?.slice(0, 4), days.at(-1)?.slice(0, 7)]).toEqual(['2024', '2026-11']);
});
