import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { recordProcesses, stopLeftovers } from '../processes/leftovers.ts';
import { takeLock } from '../processes/lock-file.mjs';
import { logTail, startPart, type Part } from '../processes/start-part.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { chooseAccount } from './account.ts';
import { createCluster, processOptions, nativeFolder } from './create-cluster.ts';

const startLimitMs = 60_000;
const maxAttempts = 5;

const alwaysSet = {
  /** TCP on loopback only: a socket file would leave locks in the shared temp folder. */
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  /** Otherwise its log contains every row that violates a constraint: names, addresses, any input. */
  log_error_verbosity: 'terse',
};

export interface PostgresOptions {
  /** All data of this server; created if missing. */
  dataDir: string;
  port: number;
  logFile: string;
  /** Server settings, in addition to the defaults. */
  settings?: Record<string, string>;
  /** False for throwaway servers: no fsync. */
  isDurable?: boolean;
}

/** Starts the embedded PostgreSQL on 127.0.0.1 with a database `app`; resolves once it answers a query. */
export async function startPostgres({ dataDir, port, logFile, settings, isDurable = true }: PostgresOptions) {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const release = takeLock(join(folder, 'owner.lock'));
  try {
    const { owner, native, cluster } = chooseAccount(nativeFolder(), join(folder, 'cluster'));
    await stopLeftovers(recordOf(folder));
    const password = createCluster({ owner, native, cluster }, { folder, isDurable });
    const urlOf = (name: string) => `postgresql://app:${password}@127.0.0.1:${port}/${name}`;

    // On Linux the kernel stops it when its supervisor is killed; elsewhere the next start does.
    const diesWithParent = ['setpriv', '--pdeathsig', 'INT'];
    const hasSetpriv = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
    const settingArgs = Object.entries({ ...alwaysSet, port, ...settings }).flatMap((pair) => [
      '-c',
      pair.join('='),
    ]);
    const command = [
      ...(hasSetpriv ? diesWithParent : []),
      join(native, 'bin/postgres'),
      '-D',
      cluster,
      ...settingArgs,
    ];
    // PostgreSQL's fast shutdown, and its immediate one, which needs recovery.
    const signals = { stop: 'SIGINT', kill: 'SIGQUIT' } as const;
    const program = { name: 'postgres', command, logFile, owner, signals, ...processOptions };
    const part = await startWithRetry(() => {
      const started = startPart(program);
      recordProcesses(recordOf(folder), [started]);
      return started;
    }, urlOf('postgres'));
    void part.exited.then(release);
    await withClient(urlOf('postgres'), async (client) => {
      const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'app'`);
      if (rowCount === 0) await client.query('CREATE DATABASE app');
    });
    /** Connection strings of its database, and of others. */
    return { ...part, url: urlOf('app'), urlOf };
  } catch (error) {
    release();
    throw error;
  }
}

export const recordOf = (dataDir: string) => join(dataDir, 'server.json');

/**
 * After `kill -9` the old server's helpers may hold its shared memory a moment longer: the server refuses to start, and
 * a retry succeeds.
 */
async function startWithRetry(start: () => Part, url: string) {
  for (let tries = 1; ; tries += 1) {
    const part = start();
    if (await isAnswering(part, url)) return part;
    await part.stop();
    if (tries === maxAttempts) throw new Error(`PostgreSQL did not start:\n${logTail(part.logFile)}`);
    await sleep(tries * 300);
  }
}

/** Ready means that a query is answered: an open port or a log line comes earlier. */
async function isAnswering(part: Part, url: string) {
  let hasEnded = false;
  void part.exited.then(() => (hasEnded = true));
  const isAnswered = () =>
    withClient(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
  return (await waitUntil(async () => hasEnded || (await isAnswered()), startLimitMs)) && !hasEnded;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
