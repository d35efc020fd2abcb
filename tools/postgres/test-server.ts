import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from '../processes/ports.ts';
import { cloneDatabase, dropDatabase, execute } from './databases.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startPostgres } from './start-postgres.ts';

/** Nothing has to survive the run, so nothing is forced to the disk and no background work competes. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Two that wait for one another are told so long before a busy machine lets one of them give up (lock_timeout).
  deadlock_timeout: '100ms',
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * A throwaway PostgreSQL for tests: fast, in memory where there is room, gone with the run.
 * @param isDurable on the disk, with PostgreSQL's own settings, for measurements
 */
export async function startTestServer({ isDurable = false } = {}) {
  const folder = await scratchFolder({ mayBeInMemory: !isDurable });
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port,
    logFile: join(folder, 'postgres.log'),
    database: 'postgres',
    settings: isDurable ? {} : settings,
    durable: isDurable,
  });
  const adminUrl = server.url;
  return {
    /** For CREATE and DROP DATABASE. */
    adminUrl,
    urlOf: server.urlOf,
    /** Makes a database, lets `prepare` fill it, then closes it for everybody, so that it can be cloned. */
    createTemplate: (name: string, prepare: (url: string) => Promise<void>) =>
      createTemplate(adminUrl, server.urlOf(name), name, prepare),
    /** A fresh copy of a template; resolves to its connection string. */
    clone: (template: string, name: string) => cloneDatabase(adminUrl, template, name),
    drop: (name: string) => dropDatabase(adminUrl, name),
    async stop() {
      await server.stop({ immediately: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A database somebody is connected to cannot be cloned, so the finished template takes no more connections
 * and those that are just closing are ended.
 */
async function createTemplate(
  adminUrl: string,
  url: string,
  name: string,
  prepare: (url: string) => Promise<void>,
) {
  const database = pg.escapeIdentifier(name);
  await execute(adminUrl, `CREATE DATABASE ${database}`);
  await prepare(url);
  await execute(
    adminUrl,
    `ALTER DATABASE ${database} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = ${pg.escapeLiteral(name)}`,
  );
}
