// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from '../processes/ports.mjs';
import { cloneDatabase, dropDatabase, execute } from './databases.mjs';
import { scratchFolder } from './scratch-folder.mjs';
import { startPostgres } from './start-postgres.mjs';

/** Nothing has to survive the run, so nothing is forced to the disk and no background work competes. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** @type {typeof import('./test-server.d.mts').startTestServer} */
export async function startTestServer() {
  const folder = await scratchFolder();
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port,
    logFile: join(folder, 'postgres.log'),
    database: 'postgres',
    settings,
    durable: false,
  });
  const adminUrl = server.url;
  return {
    adminUrl,
    urlOf: server.urlOf,
    createTemplate: (name, prepare) => createTemplate(adminUrl, server.urlOf(name), name, prepare),
    clone: (template, name) => cloneDatabase(adminUrl, template, name),
    drop: (name) => dropDatabase(adminUrl, name),
    async stop() {
      await server.stop({ immediately: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A database somebody is connected to cannot be cloned, so the finished template takes no more connections
 * and those that are just closing are ended.
 * @param {string} adminUrl
 * @param {string} url
 * @param {string} name
 * @param {(url: string) => Promise<void>} prepare
 */
async function createTemplate(adminUrl, url, name, prepare) {
  const database = pg.escapeIdentifier(name);
  await execute(adminUrl, `CREATE DATABASE ${database}`);
  await prepare(url);
  await execute(
    adminUrl,
    `ALTER DATABASE ${database} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = ${pg.escapeLiteral(name)}`,
  );
}
