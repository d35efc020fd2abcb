import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { recordProcesses, stopLeftovers } from '../processes/leftovers.ts';
import { takeLock } from '../processes/lock-file.mjs';
import { logTail } from '../processes/log-tail.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { chooseAccount, type Account } from './account.ts';
import { createCluster, surroundings } from './create-cluster.ts';
import { nativeFolder } from './native-folder.ts';

const startLimitMs = 60_000;
const pausesMs = [200, 400, 800, 1_600];

const alwaysSet = {
  /** TCP on the loopback address alone: a socket file would leave locks in the shared temp folder. */
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  /** Else its log has every row that breaks a rule: names, addresses, whatever was entered. */
  log_error_verbosity: 'terse',
};

export interface PostgresOptions {
  /** Everything of this server lies here; made when missing. */
  dataDir: string;
  port: number;
  logFile: string;
  /** Server settings, on top of the defaults. */
  settings?: Record<string, string>;
  /** False for throwaway servers: nothing is forced to the disk. */
  durable?: boolean;
}

/** Starts the embedded PostgreSQL on 127.0.0.1 with a database `app`, and resolves when it answers a query. */
export async function startPostgres({ dataDir, port, logFile, settings, durable = true }: PostgresOptions) {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  mkdirSync(dirname(logFile), { recursive: true });
  const release = takeLock(join(folder, 'owner.lock'));
  try {
    const account = chooseAccount(nativeFolder(), join(folder, 'cluster'));
    const record = recordOf(folder);
    await stopLeftovers(record);
    const password = createCluster(account, { folder, durable });
    const urlOf = (name: string) => `postgresql://app:${password}@127.0.0.1:${port}/${name}`;
    const spawned = () => {
      const child = spawnServer(account, logFile, { ...alwaysSet, port, ...settings });
      recordProcesses(record, [{ name: 'postgres', pid: child.pid ?? 0 }]);
      return child;
    };
    const child = await startServer(spawned, urlOf('postgres'), logFile);
    const exited = gone(child).then(release);
    await withClient(urlOf('postgres'), async (client) => {
      const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'app'`);
      if (rowCount === 0) await client.query('CREATE DATABASE app');
    });
    return {
      /** Connection string of its database. */
      url: urlOf('app'),
      urlOf,
      pid: child.pid ?? 0,
      /** Settles when the server has ended, for whatever reason. */
      exited,
      /** Disconnects everybody, writes everything, ends. `immediately`: for data nobody wants to keep. */
      stop: ({ immediately = false } = {}) => stopServer(child, exited, immediately),
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** What runs on the data of a folder, for {@link stopLeftovers}. */
export const recordOf = (dataDir: string) => join(dataDir, 'server.json');

/**
 * After `kill -9` the old server's helpers may live a moment longer and hold its shared memory: then the
 * server refuses to start, and the same start works a little later.
 */
async function startServer(spawned: () => ChildProcess, url: string, logFile: string) {
  for (const pauseMs of [...pausesMs, undefined]) {
    const child = spawned();
    if (await answers(child, url)) return child;
    if (pauseMs) await sleep(pauseMs);
  }
  throw new Error(`PostgreSQL did not start:\n${logTail(logFile)}`);
}

function spawnServer({ owner, native, cluster }: Account, logFile: string, settings: object) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = [join(native, 'bin/postgres'), '-D', cluster, ...options];
  // Linux can stop it by itself when its supervisor is killed; elsewhere the next start does.
  const dying = ['setpriv', '--pdeathsig', 'INT'];
  const isDying = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
  const [file = '', ...args] = isDying ? [...dying, ...postgres] : postgres;
  const log = openSync(logFile, 'a');
  try {
    // A group of its own, or the terminal's Ctrl-C would end it together with those who still need it.
    return spawn(file, args, { ...owner, ...surroundings, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

/** Ready means that a query is answered: an open port or a line in the log comes earlier. */
async function answers(child: ChildProcess, url: string) {
  let hasEnded = false;
  const ended = gone(child).then(() => (hasEnded = true));
  let isReady = false;
  await waitUntil(async () => {
    isReady = await withClient(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    return isReady || hasEnded;
  }, startLimitMs);
  if (isReady && !hasEnded) return true;
  child.kill('SIGQUIT');
  await ended;
  return false;
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

const gone = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit').catch(() => {});
};

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT ends at once and leaves the rest to recovery. */
async function stopServer(child: ChildProcess, exited: Promise<void>, immediately: boolean) {
  const signals: NodeJS.Signals[] = immediately ? ['SIGQUIT', 'SIGKILL'] : ['SIGINT', 'SIGQUIT', 'SIGKILL'];
  for (const signal of signals) {
    child.kill(signal);
    if (await Promise.race([exited.then(() => true), sleep(10_000, false, { ref: false })])) return;
  }
}
