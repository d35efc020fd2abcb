// @module-tag thorough
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import pg from 'pg';
import { freePorts } from '../processes/ports.ts';
import { execute } from './databases.ts';
import { startPostgres } from './start-postgres.ts';
import { startTestServer } from './test-server.ts';

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.map(([first]) => first);
}

describe('the embedded PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vanity-tops-postgres-'));
  chmodSync(dataDir, 0o711);
  let port: number;
  const start = () => startPostgres({ dataDir, port, logFile: join(dataDir, 'log'), isDurable: false });

  beforeAll(async () => ([port = 0] = await freePorts(1)));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps committed data through kill -9, and refuses a second start', async () => {
    const first = await start();
    await execute(first.url, 'CREATE TABLE quote (id int)', 'INSERT INTO quote VALUES (412)');
    await assert.rejects(start(), /already running/);

    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const second = await start();

    assert.deepEqual(await query(second.url, 'SELECT id FROM quote'), [412]);
    await second.stop();
  });

  it('creates the data again if the first initdb was interrupted', async () => {
    rmSync(join(dataDir, 'password'));
    const server = await start();
    assert.deepEqual(await query(server.url, `SELECT to_regclass('quote') IS NULL`), [true]);
    await server.stop();
  });

  it('logs errors without personal data', async () => {
    const server = await start();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('CREATE TABLE person (email text PRIMARY KEY, age int CHECK (age > 0))');
    const add = (age: number) => client.query('INSERT INTO person VALUES ($1, $2)', ['ada@example.com', age]);
    await add(36);
    for (const age of [36, -1]) await assert.rejects(add(age), /person/);
    await client.end();
    await server.stop();

    const log = readFileSync(join(dataDir, 'log'), 'utf8');
    assert.match(log, /duplicate key value violates unique constraint "person_pkey"/);
    assert.doesNotMatch(log, /ada@example\.com/);
  });

  it("sorts and changes case by its own locale, not the machine's", async () => {
    const server = await start();
    assert.deepEqual(await query(server.url, `SELECT upper('é')`), ['É']);
    await server.stop();
  });
});

describe('a test server', () => {
  it('gives each test a copy of a prepared database', async () => {
    const server = await startTestServer();
    await server.createTemplate('prepared', (url) => execute(url, 'CREATE TABLE color AS SELECT 1 AS id'));
    const [firstUrl, secondUrl] = [
      await server.clone('prepared', 'one'),
      await server.clone('prepared', 'two'),
    ];

    await execute(firstUrl, 'INSERT INTO color VALUES (2)');

    assert.deepEqual(await query(firstUrl, 'SELECT id FROM color ORDER BY id'), [1, 2]);
    assert.deepEqual(await query(secondUrl, 'SELECT id FROM color'), [1]);
    await server.stop();
  });
});
