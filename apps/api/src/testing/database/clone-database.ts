import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { cloneDatabase as clone, dropDatabase } from '../../../../../tools/postgres/databases.ts';
import { postgresUrlVariable, templates, type Template } from '../setup/test-run';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function cloneDatabase(template: Template = 'seeded'): Promise<TestDatabase> {
  const adminUrl = process.env[postgresUrlVariable];
  if (!adminUrl) throw new Error('no test server: run this through vitest.config.ts');
  const name = `test_${randomUUID()}`;
  const url = await clone(adminUrl, templates[template], name);
  const drop = async () => {
    await untilUnused(adminUrl, name);
    await dropDatabase(adminUrl, name);
  };
  return { url, drop };
}

/** How long to wait for connections to close. */
const disconnectMs = 3_000;

async function untilUnused(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const deadline = Date.now() + disconnectMs;
  const isInUse = async () =>
    (await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])).rowCount !== 0;
  while ((await isInUse()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  await client.end();
}
