import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../../database/data-source-options';
import { withConnection } from '../../database/exclusive-session';
import { findLatestMigrationSql } from '../../database/migrate';
import { migrations } from '../../database/migrations';
import { queueSchema } from '../../platform/background/job-queues';
import { splitLines } from '../export/split-lines';
import { BackupError } from './backup-manifest';

/** Migrations fill `schema_migration`; a restore must sign nobody in, so it leaves out `staff_session`. */
const tablesNotDumped = ['schema_migration', 'staff_session'];

/**
 * Dumps the rows of all our tables as of one moment: gzipped SQL with one `COPY` per table, like `pg_dump --data-only`.
 * The schema comes from the migrations.
 * @returns the name of the database's latest migration
 */
export const dumpDatabase = (databaseUrl: string, path: string, signal: AbortSignal): Promise<string> =>
  withConnection(databaseUrl, async (client) => {
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '30s'`,
    );
    const { rows } = await client.query<{ name: string }>(findLatestMigrationSql);
    if (!rows[0]) throw new BackupError('The database has no schema yet.');
    // Ending the connection is the only way to stop a statement that waits for a lock.
    const stop = () => void client.end();
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      await pipeline(writeRows(client), createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
    } finally {
      signal.removeEventListener('abort', stop);
    }
    return rows[0].name;
  });

async function* writeRows(client: ClientBase): AsyncGenerator<string | Buffer> {
  const { rows: tables } = await client.query<{ table: string }>(
    `SELECT format('%I (%s)', relname, string_agg(quote_ident(attname), ', ' ORDER BY attnum)) AS "table"
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [tablesNotDumped],
  );
  for (const { table } of tables) {
    yield `COPY public.${table} FROM stdin;\n`;
    yield* client.query(copyTo(`COPY public.${table} TO STDOUT`)) as AsyncIterable<Buffer>;
    yield '\\.\n';
  }
  const { rows: sequences } = await client.query<{ set: string }>(
    `SELECT format('SELECT setval(%L, %s);', format('public.%I', sequencename), last_value) AS set
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE 'schema\\_migration%'`,
  );
  for (const { set } of sequences) yield `${set}\n`;
}

interface LoadOptions {
  databaseUrl: string;
  path: string;
  schema: string;
  finalStatement?: string;
}

/**
 * Replaces our schemas in a database by a dump, in one transaction. Other schemas are left alone.
 * @throws BackupError if the dump is incomplete, PostgreSQL's errors if it does not fit
 */
export async function loadDump({ databaseUrl, path, schema, finalStatement }: LoadOptions): Promise<void> {
  const database = new DataSource({
    ...dataSourceOptions({ databaseUrl, databasePoolSize: 1 }, []),
    migrations: migrationsUpTo(schema),
    extra: { statement_timeout: 0, lock_timeout: 30_000 },
  });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`${dropEverythingSql}${createPublicSql}`);
    await runMigrations(database, runner);
    const client = (await runner.connect()) as ClientBase;
    await loadWithoutConstraints(runner, () => loadRows(client, path));
    if (finalStatement) await runner.query(finalStatement);
    await runner.commitTransaction();
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
    await database.destroy();
  }
}

/** Drops our schemas, with the extensions in them. */
export const dropEverythingSql = `
  SET LOCAL client_min_messages TO warning;
  DROP SCHEMA IF EXISTS public, ${queueSchema} CASCADE;`;

export const createPublicSql = 'CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC;';

function migrationsUpTo(schema: string): (new () => MigrationInterface)[] {
  const index = migrations.findIndex(({ name }) => name === schema);
  if (index === -1) throw new BackupError(`This version of the product has no ${schema}.`);
  return migrations.slice(0, index + 1);
}

async function runMigrations(database: DataSource, runner: QueryRunner): Promise<void> {
  const query = runner.query.bind(runner);
  // An empty table needs no CONCURRENTLY, which transactions do not allow.
  runner.query = (sql: string, ...more: never[]) => query(sql.replaceAll(/\bCONCURRENTLY\b/g, ''), ...more);
  const executor = new MigrationExecutor(database, runner);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
  runner.query = query;
}

/**
 * Loads rows without triggers, whose effects are already in the rows, and checks foreign keys at the end, since tables
 * come in any order.
 */
async function loadWithoutConstraints(runner: QueryRunner, load: () => Promise<void>): Promise<void> {
  const tables = (await runner.query(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migration'`,
  )) as { name: string }[];
  const keys = (await runner.query(
    `SELECT conrelid::regclass AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )) as { table: string; name: string; definition: string }[];
  await runner.query(keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`).join(';'));
  await runner.query(tables.map(({ name }) => `ALTER TABLE ${name} DISABLE TRIGGER USER`).join(';'));
  // Migrations have inserted some rows.
  await runner.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  await load();
  for (const { table, name, definition } of keys)
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  await runner.query(tables.map(({ name }) => `ALTER TABLE ${name} ENABLE TRIGGER USER`).join(';'));
}

const loadRows = (client: ClientBase, path: string): Promise<void> =>
  pipeline(createReadStream(path), createGunzip(), async (content: AsyncIterable<Buffer>) => {
    const lines = splitLines(content);
    for await (const line of lines) {
      const statement = line.toString();
      if (!statement.startsWith('COPY ')) await client.query(statement);
      else await pipeline(rowsOf(lines), client.query(copyFrom(statement)));
    }
  });

async function* rowsOf(lines: AsyncIterator<Buffer, undefined>): AsyncGenerator<Buffer> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done) throw new BackupError('The dump ends in the middle of a table.');
    if (value.equals(endOfRows)) return;
    yield Buffer.concat([value, newline]);
  }
}

const newline = Buffer.from('\n');
const endOfRows = Buffer.from('\\.');
