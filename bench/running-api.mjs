// @ts-check
import { fork } from 'node:child_process';
import { freePorts } from '../tools/processes/ports.mjs';
import { waitUntil } from '../tools/processes/wait-until.mjs';
import { apiMemory } from '../tools/supervisor/api-memory.ts';

const bundle = (/** @type {string} */ name) =>
  new URL(`../apps/api/dist/${name}.js`, import.meta.url).pathname;

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} [args] @param {string[]} [execArgv] */
const start = (name, env, args = [], execArgv = []) =>
  fork(bundle(name), args, {
    execArgv,
    env: { PATH: process.env.PATH, APP_ENV: 'demo', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/**
 * Runs one of the API's commands to its end.
 * @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} [args] @returns {Promise<void>}
 */
const finish = (name, env, args) =>
  new Promise((resolve, reject) => {
    start(name, env, args).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`)),
    );
  });

/**
 * A fresh database among so many orders.
 * @param {Awaited<ReturnType<typeof import('../tools/postgres/test-server.mjs').startTestServer>>} server
 * @param {{ quotes: string, deposits: string }} many
 */
export async function manyOrders(server, { quotes, deposits }) {
  await server.createTemplate('bench_template', async (url) => {
    await finish('migrate', { DATABASE_URL: url });
    await finish('seed', { DATABASE_URL: url });
  });
  const DATABASE_URL = await server.clone('bench_template', 'bench');
  const args = ['--quotes', quotes, '--deposits', deposits, '--until', '2026-11-21'];
  await finish('seed-many', { DATABASE_URL }, args);
  return DATABASE_URL;
}

/** The API as it is built, one at a time, with staff signed in. */
export class RunningApi {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * A fresh one in place of the one before.
   * @param {NodeJS.ProcessEnv} env @param {string[]} [execArgv]
   */
  async start(env, execArgv = apiMemory) {
    await this.stop();
    const [port = 0] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    this.#child = start('main', { ...env, API_PORT: String(port) }, [], execArgv);
    const isUp = () =>
      fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await waitUntil(isUp, 90_000))) throw new Error('the API did not start');
    const signedIn = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
    });
    if (!signedIn.ok) throw new Error(`the API let nobody in: ${signedIn.status}`);
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { url, headers: { cookie: cookies.join('; ') }, pid: this.#child.pid ?? 0 };
  }

  /** @returns {Promise<void>} */
  stop() {
    const child = this.#child;
    return new Promise((resolve) => {
      if (!child || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  }
}
