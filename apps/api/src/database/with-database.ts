import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options';
import { Statements } from './statements';

export async function withDatabase<Result>(
  databaseUrl: string,
  work: (statements: Statements, database: DataSource) => Promise<Result>,
  entities: Parameters<typeof dataSourceOptions>[1] = [],
): Promise<Result> {
  const database = new DataSource(dataSourceOptions({ databaseUrl, databasePoolSize: 2 }, entities));
  await database.initialize();
  try {
    return await work(new Statements(database), database);
  } finally {
    await database.destroy();
  }
}
