import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { dataSourceOptions } from '../data-source-options';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import { insertSampleOrders } from '../seeds/many/testing/insert-sample-orders';

/** A database with orders that can go back to before a migration, and then takes that and all later ones again. */
export function useOrdersOfBefore(wanted: { quotes: number; deposits: number }) {
  let database: TestDatabase;
  let source: DataSource;
  let client: Client;
  beforeAll(async () => {
    database = await cloneDatabase();
    source = new DataSource(dataSourceOptions({ databaseUrl: database.url, databasePoolSize: 1 }, []));
    await source.initialize();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await insertSampleOrders(client, wanted);
  });
  afterAll(async () => {
    await client.end();
    await source.destroy();
    await database.drop();
  });
  return {
    rowsOf: async <Row extends object>(text: string) => (await client.query<Row>(text)).rows,
    /** @returns what goes on again from there */
    goBackBefore: async (migration: (typeof migrations)[number]): Promise<() => Promise<void>> => {
      const since = migrations.slice(migrations.indexOf(migration)).map(({ name }) => name);
      for (let undone = 0; undone < since.length; undone += 1) await source.undoLastMigration();
      return async () => {
        expect(await migrate({ databaseUrl: database.url })).toEqual(since);
      };
    },
  };
}
