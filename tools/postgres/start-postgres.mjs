// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { takeLock } from '../processes/lock-file.mjs';
import { logTail } from '../processes/log-tail.mjs';
import { waitUntil } from '../processes/wait-until.mjs';
import { chooseAccount } from './account.mjs';
import { createCluster } from './create-cluster.mjs';
import { stopLeftover } from './leftover.mjs';
import { nativeFolder } from './native-folder.mjs';

const startLimitMs = 60_000;

/** TCP on the loopback address alone: a socket file would leave locks in the shared temp folder. */
const alwaysSet = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };

/** @type {typeof import('./start-postgres.d.mts').startPostgres} */
export async function startPostgres({
  dataDir,
  port,
  logFile,
  database = 'app',
  settings = {},
  durable = true,
  ways,
}) {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  mkdirSync(dirname(logFile), { recursive: true });
  const release = takeLock(join(folder, 'owner.lock'));
  try {
    const account = chooseAccount({
      native: nativeFolder(),
      cluster: join(folder, 'cluster'),
      ...(ways && { ways }),
    });
    await stopLeftover(account.cluster);
    const password = createCluster(account, { folder, durable });
    /** @param {string} name */
    const urlOf = (name) => `postgresql://app:${password}@127.0.0.1:${port}/${name}`;
    const child = await startServer(account, { port, logFile, settings, url: urlOf('postgres') });
    const exited = gone(child).then(release);
    await ensureDatabase(urlOf('postgres'), database);
    return {
      url: urlOf(database),
      urlOf,
      pid: /** @type {number} */ (child.pid),
      exited,
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
 * @param {import('./account.mjs').Account} account
 * @param {{ port: number, logFile: string, settings: Record<string, string>, url: string }} options
 */
async function startServer(account, { port, logFile, settings, url }) {
  const end = Date.now() + startLimitMs;
  for (;;) {
    const logStart = sizeOf(logFile);
    const child = spawnServer(account, { port, logFile, settings });
    if (await answers(child, url, end)) return child;
    const said = logTail(logFile);
    const helpersRemain =
      sizeOf(logFile) > logStart && /shared memory block|lock file "postmaster.pid"/.test(said);
    if (!helpersRemain || Date.now() > end) throw new Error(`PostgreSQL did not start:\n${said}`);
    await sleep(200);
  }
}

/**
 * @param {import('./account.mjs').Account} account
 * @param {{ port: number, logFile: string, settings: Record<string, string> }} options
 */
function spawnServer(account, { port, logFile, settings }) {
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

/**
 * Ready means that a query is answered: an open port or a line in the log comes earlier.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 * @param {number} end
 */
async function answers(child, url, end) {
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

/** @param {string} url @param {string} name */
const ensureDatabase = (url, name) =>
  withClient(url, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} use
 */
async function withClient(url, use) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
const gone = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * SIGINT is PostgreSQL's fast shutdown; SIGQUIT ends at once and leaves the rest to recovery.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<void>} exited
 * @param {boolean} immediately
 */
async function stopServer(child, exited, immediately) {
  for (const signal of /** @type {const} */ (
    immediately ? ['SIGQUIT', 'SIGKILL'] : ['SIGINT', 'SIGQUIT', 'SIGKILL']
  )) {
    child.kill(signal);
    if (await Promise.race([exited.then(() => true), sleep(10_000, false, { ref: false })])) return;
  }
}

/** @param {string} file */
function sizeOf(file) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
