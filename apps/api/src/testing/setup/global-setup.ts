import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { startTestServer } from '../../../../../tools/postgres/test-server.ts';
import { seedDemoAdmin } from '../../staff/users/seed-demo-admin';
import { StaffUser } from '../../staff/users/staff-user.entity';
import { dataSourceOptions } from '../../database/data-source-options';
import { migrate } from '../../database/migrate';
import { seedCatalogue } from '../../database/seeds/seed-catalogue';
import { runQueueMigrations } from '../../platform/background/job-queues';
import { postgresUrlVariable, templates } from './test-run';

/** Starts a throwaway PostgreSQL with the template databases. Returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env[postgresUrlVariable] = server.adminUrl;
  await server.createTemplate(templates.empty, prepareSchema);
  await server.createTemplate(templates.seeded, async (url) => {
    await prepareSchema(url);
    await seed(url);
  });
  return () => server.stop();
}

async function prepareSchema(databaseUrl: string): Promise<void> {
  await migrate({ databaseUrl });
  await runQueueMigrations(databaseUrl);
}

async function seed(databaseUrl: string): Promise<void> {
  const database = new DataSource(dataSourceOptions({ databaseUrl, databasePoolSize: 1 }, [StaffUser]));
  await database.initialize();
  await seedCatalogue(database);
  await seedDemoAdmin(database, { appEnv: 'demo' });
  await database.destroy();
}
