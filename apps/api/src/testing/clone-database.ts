import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { adminUrlVariable, templates, type Template } from './test-run';

/** A database that a test has to itself. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A fresh copy of a template. (`tools/postgres` can do this too, but Jest cannot load an ES module from a
 * test.)
 */
export async function cloneDatabase(template: Template = 'seeded'): Promise<TestDatabase> {
  const adminUrl = process.env[adminUrlVariable];
  if (!adminUrl) throw new Error('no test server: run this through jest.api.config.js');
  const name = `test_${randomUUID()}`;
  const id = escapeIdentifier(name);
  const from = escapeIdentifier(templates[template]);
  await execute(adminUrl, `CREATE DATABASE ${id} TEMPLATE ${from} STRATEGY file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(adminUrl, name) };
}

/** How long connections that were given up have to go. */
const goodbyeMs = 3_000;

/** Whoever is just leaving is let go; cut off, they would complain in the middle of the next test. */
async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const deadline = Date.now() + goodbyeMs;
  const isInUse = async () =>
    (await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name])).rowCount !== 0;
  while ((await isInUse()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  await client.query(`DROP DATABASE ${escapeIdentifier(name)} WITH (FORCE)`);
  await client.end();
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
