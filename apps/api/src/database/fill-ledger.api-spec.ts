// @module-tag thorough
import { Client } from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/clone-database';
import { insertSampleOrders } from './seeds/many/testing/insert-sample-orders';

const count = 100_000;

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await insertSampleOrders(client, { quotes: count, deposits: count });
  await client.query('ANALYZE');
}, 600_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

/** What shops have besides: parts given back, charges on one page twice, and what was returned in another way. */
const muchElse = `
  INSERT INTO refund (id, deposit_id, attempt_id, transaction_id, amount, is_of_deposit, reason, state,
    idempotency_key, request_hash, booked_before, refused_before, sent_at, sends, created_at, settled_at)
  SELECT translate(left(encode(sha256(convert_to(id || turn, 'UTF8')), 'base64'), 21), '+/', '-_') || 'A',
    deposit_id, id, transaction_id, 0.01 * turn, true, 'Agreed',
    CASE WHEN turn = 1 THEN 'confirmed' WHEN turn = 2 THEN 'settled-outside' ELSE 'failed' END,
    md5(id || turn), '', 0, 0, settled_at, 1, settled_at, settled_at + turn * interval '1 day'
  FROM payment_attempt, generate_series(1, 3) AS turn
  WHERE state = 'paid' AND ascii(id) % 5 = 0;
  UPDATE payment_attempt SET charged_amount = amount * 2, evidence = jsonb_build_object('transactions', jsonb_build_array(
    jsonb_build_object('id', transaction_id, 'amount', amount, 'currency', 'GBP', 'status', 'SUCCESSFUL'),
    jsonb_build_object('id', 'again-' || id, 'amount', amount, 'currency', 'GBP', 'status', 'PAID_OUT'),
    jsonb_build_object('id', 'declined-' || id, 'amount', amount, 'currency', 'GBP', 'status', 'FAILED')))
  WHERE state = 'review';
  UPDATE payment_attempt SET state = 'returned' WHERE state = 'review' AND ascii(id) % 2 = 0`;

it('enters a hundred thousand deposits to the penny, in seconds, and nothing twice', async () => {
  await client.query(`
    SELECT set_config('vanity_tops.restoring', pg_current_xact_id()::text, true);
    DELETE FROM invoice_line; DELETE FROM invoice; DELETE FROM ledger_entry; ${muchElse}`);
  const began = performance.now();
  const [filled] = await rowsOf('SELECT fill_ledger()::integer AS entered');
  expect(performance.now() - began).toBeLessThan(60_000);

  const [known] = await rowsOf(`
    SELECT (SELECT (sum(charged_amount) * 100)::bigint FROM payment_attempt) AS charged,
      (SELECT (sum(amount) * 100)::bigint FROM refund WHERE state IN ('confirmed', 'settled-outside')) AS back,
      (SELECT (sum(charged_amount) * 100)::bigint FROM payment_attempt WHERE state = 'returned') AS returned,
      (SELECT count(*) FROM payment_attempt WHERE state = 'paid')
        + 2 * (SELECT count(*) FROM payment_attempt WHERE state IN ('review', 'returned')) AS charges`);
  const [ledger] = await rowsOf(`
    SELECT sum(pence) FILTER (WHERE kind = 'payment')::bigint AS charged,
      -sum(pence) FILTER (WHERE refund_id IS NOT NULL)::bigint AS back,
      -sum(pence) FILTER (WHERE kind = 'refund' AND refund_id IS NULL)::bigint AS returned,
      count(*) FILTER (WHERE kind = 'payment') AS charges
    FROM ledger_entry`);
  expect(ledger).toEqual(known);
  expect(Number(known?.returned)).toBeGreaterThan(0);
  expect(filled?.entered).toBeGreaterThan(count);
  expect(await rowsOf('SELECT FROM ledger_entry WHERE pence = 0')).toEqual([]);
  expect(await rowsOf('SELECT fill_ledger()::integer AS entered')).toEqual([{ entered: 0 }]);
}, 300_000);

it('looks at what was settled of late in no time, and finds what was returned whenever that was settled', async () => {
  await client.query('ANALYZE');
  const [late] = await rowsOf(`
    UPDATE payment_attempt SET state = 'returned' WHERE id = (SELECT id FROM payment_attempt WHERE state = 'review' LIMIT 1)
    RETURNING settled_at`);
  const began = performance.now();
  const [filled] = await rowsOf(
    `SELECT fill_ledger((SELECT max(settled_at) FROM payment_attempt) - interval '1 day')::integer AS entered`,
  );
  const took = performance.now() - began;
  expect(late).toBeDefined();
  expect(filled?.entered).toBeGreaterThan(0);
  expect(took).toBeLessThan(3_000);
});
