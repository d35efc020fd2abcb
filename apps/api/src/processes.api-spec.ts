// @module-tag thorough
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@app/contracts';
import { Client } from 'pg';
import { cloneDatabase, type TestDatabase } from './testing/database/clone-database';
import { isLockAwaitedSql } from './testing/database/is-lock-awaited';
import { freePort } from './testing/servers/start-bundle';
import { startTimeoutMs, until } from './testing/until';

const dist = join(import.meta.dirname, '../dist');
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  if (!existsSync(join(dist, 'main.js')))
    throw new Error('these tests run the bundles: `npm run build` first');
  database = await cloneDatabase();
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

interface Started {
  child: ChildProcess;
  port: number;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

async function start(name: string, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const child = fork(join(dist, `${name}.js`), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH ?? '',
      APP_ENV: 'demo',
      DATABASE_URL: database.url,
      STORAGE_FOLDER: folder,
      API_PORT: String(port),
      WORKER_PORT: String(port),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, port, output: () => output, ended };
}

/** The HTTP status, or 0 without a response. */
const statusOf = (port: number, path: string, agent?: Agent) =>
  new Promise<number>((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', () => resolve(0));
  });

const serving: [string, string][] = [
  ['main', paths.ready],
  ['worker', '/health'],
];

describe.each(serving)('dist/%s.js', (name, health) => {
  it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])('drains and exits with 0 on %s', async (signal) => {
    const { child, port, ended } = await start(name);
    await until(async () => (await statusOf(port, health)) === 200, startTimeoutMs);
    const keepAliveAgent = new Agent({ keepAlive: true });
    expect(await statusOf(port, health, keepAliveAgent)).toBe(200);

    const startedAt = Date.now();
    child.kill(signal);
    expect(await ended).toBe(0);
    // The open keep-alive connection would delay the exit by 72 s.
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    keepAliveAgent.destroy();
  });

  it('exits when its supervisor has died', async () => {
    const { child, port, ended } = await start(name);
    await until(async () => (await statusOf(port, health)) === 200, startTimeoutMs);
    child.disconnect();
    expect(await ended).toBe(0);
  });

  it('names all wrong variables at once, and does not start', async () => {
    const { ended, output } = await start(name, { DATABASE_URL: '', APP_ENV: 'test', REDIS_URL: 'here' });
    expect(await ended).toBe(78);
    expect(output()).toMatch(/APP_ENV[^]*DATABASE_URL[^]*REDIS_URL/);
  });
});

it('is not ready for the configured time after a signal, but still answers requests', async () => {
  const { child, port, ended } = await start('main', { DRAIN_SECONDS: '2' });
  await until(async () => (await statusOf(port, paths.ready)) === 200, startTimeoutMs);
  child.kill('SIGTERM');
  await until(async () => (await statusOf(port, paths.ready)) === 503);
  expect(await statusOf(port, paths.materials)).toBe(200);
  expect(await ended).toBe(0);
});

it('finishes open requests before it exits', async () => {
  const { child, port, ended } = await start('main');
  await until(async () => (await statusOf(port, paths.ready)) === 200, startTimeoutMs);
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE quote IN ACCESS EXCLUSIVE MODE');

  const openRequest = statusOf(port, paths.quote('AAAAAAAAAAAAAAAAAAAAAA'), new Agent({ keepAlive: true }));
  await until(async () => {
    const waiting = await blocker.query(isLockAwaitedSql);
    return waiting.rows.length > 0;
  });
  child.kill('SIGTERM');
  await until(async () => (await statusOf(port, paths.live)) === 0);
  // Terminals and npm pass the same signal on.
  child.kill('SIGTERM');
  await blocker.query('ROLLBACK');
  await blocker.end();

  expect(await openRequest).toBe(404);
  expect(await ended).toBe(0);
});

it.each(['migrate', 'seed'])('dist/%s.js does its work and exits with 0, repeatedly', async (name) => {
  for (let run = 0; run < 2; run += 1) {
    const { ended, output } = await start(name);
    expect({ code: await ended, output: output() }).toEqual({
      code: 0,
      output: expect.stringMatching(/up to date|complete/),
    });
  }
});
