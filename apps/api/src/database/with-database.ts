import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options';
import { Statements } from './statements';

/** Connects to a database for some work, as commands do that have no application. */
export async function withDatabase<Result>(
  databaseUrl: string,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  const database = new DataSource(dataSourceOptions({ databaseUrl, databasePoolSize: 2 }, []));
  await database.initialize();
  try {
    return await work(new Statements(database));
  } finally {
    await database.destroy();
  }
}
