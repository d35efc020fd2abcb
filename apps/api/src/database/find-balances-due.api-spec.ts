import { DataSource } from 'typeorm';
import { entities } from '../entities';
import { cloneDatabase, type TestDatabase } from '../testing/clone-database';
import { dataSourceOptions } from './data-source-options';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { KeepBalancesDue1763685940000 } from './migrations/1763685940000-keep-balances-due';
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

const balances = () =>
  source.query<unknown[]>(
    'SELECT id, balance_due, balance_due_before FROM quote WHERE balance_due > 0 ORDER BY id',
  );

it('finds what was due of the balances before, to the penny', async () => {
  const tops = await source.query<SampleTop[]>(readSampleTop);
  const until = new Date('2026-11-21T12:00:00Z');
  await source.transaction(async (tx) => {
    const planned = planOrders(new Dice(7), { quotes: 400, deposits: 120, tops: 1, until });
    await insertOrders((text, values) => tx.query(text, values), tops, planned);
  });
  const due = await balances();
  expect(due).not.toEqual([]);
  const since = migrations.slice(migrations.indexOf(KeepBalancesDue1763685940000)).map(({ name }) => name);
  for (let undone = 0; undone < since.length; undone += 1) await source.undoLastMigration();
  expect(await migrate({ databaseUrl: database.url })).toEqual(since);
  expect(await balances()).toEqual(due);
});
