import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { stopLeftovers } from '../processes/leftovers.ts';
import { lockHolder } from '../processes/lock-file.mjs';
import { freePorts } from '../processes/ports.ts';
import { cloneDatabase, execute } from './databases.ts';
import { recordOf, startPostgres } from './start-postgres.ts';

/** Nothing must survive the run: no fsync, and no background work. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Deadlocks are reported well before lock_timeout on a busy machine.
  deadlock_timeout: '100ms',
};

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * A throwaway PostgreSQL for tests: fast, in memory if it fits, deleted after the run.
 * @param isDurable on the disk, with PostgreSQL's own settings, for measurements
 */
export async function startTestServer({ isDurable = false } = {}) {
  const folder = await scratchFolder(isDurable);
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({
    dataDir: folder,
    port,
    logFile: join(folder, 'postgres.log'),
    settings: isDurable ? {} : settings,
    isDurable,
  });
  const adminUrl = server.urlOf('postgres');
  return {
    adminUrl,
    urlOf: server.urlOf,
    /**
     * Creates a database, lets `prepare` fill it, then closes it to connections: a database in use cannot be cloned, so
     * those still closing are ended.
     */
    async createTemplate(name: string, prepare: (url: string) => Promise<void>) {
      const database = pg.escapeIdentifier(name);
      await execute(adminUrl, `CREATE DATABASE ${database}`);
      await prepare(server.urlOf(name));
      await execute(
        adminUrl,
        `ALTER DATABASE ${database} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`,
        `SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity WHERE datname = ${pg.escapeLiteral(name)}`,
      );
    },
    /** A fresh copy of a template; resolves to its connection string. */
    clone: (template: string, name: string) => cloneDatabase(adminUrl, template, name),
    async stop() {
      server.kill();
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const prefix = 'vanity-tops-test-';
const memory = '/dev/shm';
/** Forty clones took 615 MB. Containers often have only 64 MB in memory. */
const neededBytes = 1.5 * 1024 ** 3;

/** In memory if it fits, readable for `nobody`. First removes what killed runs left, servers included. */
async function scratchFolder(isOnDisk: boolean) {
  for (const place of [memory, tmpdir()].filter(existsSync))
    for (const entry of readdirSync(place).filter((name) => name.startsWith(prefix))) {
      const folder = join(place, entry);
      const lock = join(folder, 'owner.lock');
      // A folder made a moment ago has no lock yet.
      if (!existsSync(lock) || lockHolder(lock)) continue;
      await stopLeftovers(recordOf(folder));
      rmSync(folder, { recursive: true, force: true });
    }
  const folder = mkdtempSync(join(!isOnDisk && hasRoom(memory) ? memory : tmpdir(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(place: string) {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= neededBytes;
}
