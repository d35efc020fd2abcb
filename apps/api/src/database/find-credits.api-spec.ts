import { DataSource } from 'typeorm';
import { entities } from '../entities';
import { cloneDatabase, type TestDatabase } from '../testing/clone-database';
import { dataSourceOptions } from './data-source-options';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { GiveBackCredits1763685950000 } from './migrations/1763685950000-give-back-credits';
import { Dice } from './seeds/many/dice';
import { insertOrders, type SampleTop } from './seeds/many/insert-orders';
import { planOrders } from './seeds/many/plan-orders';
import { readSampleTop } from './seeds/many/testing/read-sample-top';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await cloneDatabase();
  source = new DataSource(dataSourceOptions({ databaseUrl: database.url, databasePoolSize: 2 }, entities));
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const toGiveBack = () =>
  source.query<unknown[]>(
    `SELECT quote_id, note, done_at, note = (received - order_price(quote_id))::text AS is_credit
     FROM staff_task JOIN quote ON quote.id = quote_id WHERE kind = 'give-back-credit' ORDER BY quote_id`,
  );

it('finds what had come in above a price before, to the penny', async () => {
  const tops = await source.query<SampleTop[]>(readSampleTop);
  const until = new Date('2026-11-21T12:00:00Z');
  await source.transaction(async (tx) => {
    const planned = planOrders(new Dice(7), { quotes: 40, deposits: 12, tops: 1, until });
    await insertOrders((text, values) => tx.query(text, values), tops, planned);
  });
  await source.query(
    `UPDATE quote SET received = order_price(id) + CASE WHEN ascii(id) % 2 = 0 THEN 3.07 ELSE 0 END WHERE received > 0`,
  );
  const known = await toGiveBack();
  expect(known).not.toEqual([]);
  const since = migrations.slice(migrations.indexOf(GiveBackCredits1763685950000)).map(({ name }) => name);
  for (let undone = 0; undone < since.length; undone += 1) await source.undoLastMigration();
  expect(await toGiveBack()).toEqual([]);
  expect(await migrate({ databaseUrl: database.url })).toEqual(since);
  expect(await toGiveBack()).toEqual(known);
  expect(known).toContainEqual(expect.objectContaining({ note: '3.07', done_at: null, is_credit: true }));
});
