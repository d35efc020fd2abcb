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
  return { url: url.href, drop: () => execute(adminUrl, `DROP DATABASE ${id} WITH (FORCE)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
