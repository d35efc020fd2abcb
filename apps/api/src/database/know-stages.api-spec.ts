import { DataSource } from 'typeorm';
import { entities } from '../entities';
import { cloneDatabase, type TestDatabase } from '../testing/clone-database';
import { dataSourceOptions } from './data-source-options';
import { migrations } from './migrations';
import { KnowStages1763685820200 } from './migrations/1763685820200-know-stages';
import { migrate } from './migrate';
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

const rowsOf = <Row extends object>(text: string) => source.query<Row[]>(text);
const stages = (condition: string) =>
  rowsOf<{ stage: string | null; orders: number }>(
    `SELECT stage, count(*)::integer AS orders FROM quote WHERE ${condition} GROUP BY stage ORDER BY stage`,
  );

it('gives what was ordered before the stage that follows from what is known of it', async () => {
  const [top] = await rowsOf<SampleTop>(readSampleTop);
  if (!top) throw new Error('there are no colours');
  const planned = planOrders(new Dice(7), {
    quotes: 400,
    deposits: 120,
    tops: 2,
    until: new Date('2026-11-21T12:00:00Z'),
  });
  await source.transaction(async (tx) => {
    await insertOrders((text, values) => tx.query(text, values), [top, top], planned);
  });
  const order = `is_replaced = false AND deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal`;
  const sinceStages = migrations.slice(migrations.indexOf(KnowStages1763685820200)).map(({ name }) => name);
  for (let undone = 0; undone < sinceStages.length; undone += 1) await source.undoLastMigration();
  expect(await migrate({ databaseUrl: database.url })).toEqual(sinceStages);

  expect(await stages(`${order} AND status = 'completed' AND delivery_address IS NOT NULL`)).toMatchObject([
    { stage: 'delivered' },
  ]);
  expect(await stages(`${order} AND status = 'completed' AND delivery_address IS NULL`)).toMatchObject([
    { stage: 'collected' },
  ]);
  expect(await stages(`${order} AND status = 'approved' AND measured_at IS NOT NULL`)).toMatchObject([
    { stage: 'measured' },
  ]);
  expect(await stages(`${order} AND status = 'approved' AND measured_at IS NULL`)).toMatchObject([
    { stage: 'to-measure' },
  ]);
  expect(
    await stages(`NOT (${order}) OR status = 'declined' OR (status = 'pending' AND deposit_state <> 'paid')`),
  ).toMatchObject([{ stage: null }]);
  // Since the deposit was paid or the status set, and not since the migration.
  expect(await rowsOf(`SELECT FROM quote WHERE stage_since > '2026-11-22'`)).toEqual([]);
});
