// @module-tag thorough
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { entities } from '../entities';
import { runQueueMigrations } from '../platform/background/job-queues';
import { cloneDatabase, type TestDatabase } from '../testing/database/clone-database';
import { isLockAwaitedSql } from '../testing/database/is-lock-awaited';
import { until } from '../testing/until';
import { dataSourceOptions } from './data-source-options';
import { migrate } from './migrate';
import { migrations } from './migrations';

type MetadataBuilder = ReturnType<DataSource['driver']['createSchemaBuilder']> & {
  createMetadataTableIfNecessary(runner: QueryRunner): Promise<void>;
};

let database: TestDatabase;
let source: DataSource;
beforeEach(async () => {
  database = await cloneDatabase('empty');
  source = new DataSource(dataSourceOptions({ databaseUrl: database.url, databasePoolSize: 2 }, entities));
  await source.initialize();
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

/** An entity lists the constraints whose words or limits the code shares; all others are only in the migrations. */
const isUnlisted = /^(?:DROP INDEX|ALTER TABLE \S+ DROP CONSTRAINT)/;

it('matches the entities, with every constraint that they list', async () => {
  const builder = source.driver.createSchemaBuilder() as MetadataBuilder;
  // TypeORM's own table for generated columns: ours are defined only in migrations.
  await builder.createMetadataTableIfNecessary(source.createQueryRunner());
  const differences = await builder.log();
  const queries = differences.upQueries.map(({ query }) => query);
  expect(queries.filter((query) => !isUnlisted.test(query))).toEqual([]);
});

it('is created from an empty database in one go, and a second run changes nothing', async () => {
  await source.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA bullmq CASCADE');
  const applied = await migrate({ databaseUrl: database.url });
  await runQueueMigrations(database.url);

  expect(applied).toEqual(migrations.map(({ name }) => name));
  expect(await migrate({ databaseUrl: database.url })).toEqual([]);
  await runQueueMigrations(database.url);
});

it('is migrated once, however many processes start together', async () => {
  await source.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const runs = await Promise.all([1, 2, 3].map(() => migrate({ databaseUrl: database.url })));
  expect(runs.flat()).toHaveLength(migrations.length);
});

class AddRemark1799999999000 implements MigrationInterface {
  name = 'AddRemark1799999999000';
  up = (runner: QueryRunner) => runner.query('ALTER TABLE mail ADD COLUMN later text');
  down = () => Promise.resolve();
}

it('is migrated while visitors read, without making them wait long', async () => {
  const slowReader = source.createQueryRunner();
  await slowReader.startTransaction();
  await slowReader.query('SELECT FROM mail');
  const migrating = migrate({ databaseUrl: database.url }, [...migrations, AddRemark1799999999000]);
  await until(async () => (await source.query<unknown[]>(isLockAwaitedSql)).length > 0);

  // This read waits for the migration, which waits for the slow reader; after 3 s it would time out.
  await source.query('SELECT FROM mail');
  await slowReader.commitTransaction();
  await slowReader.release();
  expect(await migrating).toEqual([AddRemark1799999999000.name]);
});

it('refuses an undefined condition instead of treating it as "all rows"', async () => {
  const undefinedName = { name: undefined as unknown as string };
  await expect(source.getRepository('Material').findBy(undefinedName)).rejects.toThrow(/undefined/i);
});

it('assumes fast disks when planning, unless the URL says otherwise', async () => {
  const readDiskCost = async (databaseUrl: string) => {
    const reader = new DataSource(dataSourceOptions({ databaseUrl, databasePoolSize: 1 }, []));
    await reader.initialize();
    const [row] = await reader.query<{ random_page_cost: string }[]>('SHOW random_page_cost');
    await reader.destroy();
    return row?.random_page_cost;
  };
  expect(await readDiskCost(database.url)).toBe('0.2');
  expect(await readDiskCost(`${database.url}?options=${encodeURIComponent('-c random_page_cost=3')}`)).toBe(
    '3',
  );
});
