import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { takeLock } from '../processes/lock-file.mjs';
import { logTail } from '../processes/log-tail.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { chooseAccount, type Account, type Way } from './account.ts';
import { createCluster } from './create-cluster.ts';
import { stopLeftover } from './leftover.ts';
import { nativeFolder } from './native-folder.ts';

const startLimitMs = 60_000;

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
  /** Created when missing. */
  database?: string;
  /** Server settings, on top of the defaults. */
  settings?: Record<string, string>;
  /** False for throwaway servers: nothing is forced to the disk. */
  durable?: boolean;
  /** The ways to run when this process is root, in order; for tests. */
  ways?: Way[];
}

type ServerOptions = Required<Pick<PostgresOptions, 'port' | 'logFile' | 'settings'>>;

/** Starts the embedded PostgreSQL on 127.0.0.1 and resolves when it answers a query. */
export async function startPostgres(options: PostgresOptions) {
  const { dataDir, port, logFile, database = 'app', settings = {}, durable = true, ways } = options;
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  mkdirSync(dirname(logFile), { recursive: true });
  const release = takeLock(join(folder, 'owner.lock'));
  try {
    const account = chooseAccount(nativeFolder(), join(folder, 'cluster'), ways);
    await stopLeftover(account.cluster);
    const password = createCluster(account, { folder, durable });
    const urlOf = (name: string) => `postgresql://app:${password}@127.0.0.1:${port}/${name}`;
    const child = await startServer(account, urlOf('postgres'), { port, logFile, settings });
    const exited = gone(child).then(release);
    await ensureDatabase(urlOf('postgres'), database);
    return {
      /** Connection string of `database`. */
      url: urlOf(database),
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

/**
 * After `kill -9` the old server's helpers may live a moment longer and hold its shared memory: then the
 * server refuses to start, and the same start works a little later.
 */
async function startServer(account: Account, url: string, options: ServerOptions) {
  const { logFile } = options;
  const end = Date.now() + startLimitMs;
  for (;;) {
    const logStart = sizeOf(logFile);
    const child = spawnServer(account, options);
    if (await answers(child, url, end)) return child;
    const said = logTail(logFile);
    const helpersRemain =
      sizeOf(logFile) > logStart && /shared memory block|lock file "postmaster.pid"/.test(said);
    if (!helpersRemain || Date.now() > end) throw new Error(`PostgreSQL did not start:\n${said}`);
    await sleep(200);
  }
}

function spawnServer(account: Account, { port, logFile, settings }: ServerOptions) {
  const all = { ...alwaysSet, port, ...settings };
  const args = [
    '-D',
    account.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const postgres = join(account.native, 'bin/postgres');
  const command = dyingWithParent()
    ? account.wrap('setpriv', ['--pdeathsig', 'INT', postgres, ...args])
    : account.wrap(postgres, args);
  const log = openSync(logFile, 'a');
  try {
    return spawn(command.file, command.args, {
      ...command.owner,
      cwd: '/',
      // A group of its own, or the terminal's Ctrl-C would end it together with those who still need it.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
  } finally {
    closeSync(log);
  }
}

/** Linux can stop it by itself when its supervisor is killed; elsewhere the next start does. */
const dyingWithParent = () =>
  platform() === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;

/** Ready means that a query is answered: an open port or a line in the log comes earlier. */
async function answers(child: ChildProcess, url: string, end: number) {
  let failed = false;
  child.once('error', () => (failed = true));
  let ready = false;
  await waitUntil(async () => {
    if (failed || child.exitCode !== null || child.signalCode !== null) return true;
    ready = await withClient(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    return ready;
  }, end - Date.now());
  if (!ready && !failed && child.exitCode === null) child.kill('SIGQUIT');
  return ready;
}

const ensureDatabase = (url: string, name: string) =>
  withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

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

const gone = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** SIGINT is PostgreSQL's fast shutdown; SIGQUIT ends at once and leaves the rest to recovery. */
async function stopServer(child: ChildProcess, exited: Promise<void>, immediately: boolean) {
  const signals: NodeJS.Signals[] = immediately ? ['SIGQUIT', 'SIGKILL'] : ['SIGINT', 'SIGQUIT', 'SIGKILL'];
  for (const signal of signals) {
    child.kill(signal);
    if (await Promise.race([exited.then(() => true), sleep(10_000, false, { ref: false })])) return;
  }
}

function sizeOf(file: string) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
