import { fork } from 'node:child_process';
import type { TestServer } from '../tools/postgres/test-server.ts';
import { freePorts } from '../tools/processes/ports.ts';
import { apiMemory } from '../tools/supervisor/api-memory.ts';
import { startServer, type Server } from './start-server.ts';

export const bundle = (name: string) => new URL(`../apps/api/dist/${name}.js`, import.meta.url).pathname;

/** Runs one of the API's commands to its end. */
const finish = (name: string, env: NodeJS.ProcessEnv, args: string[] = []) =>
  new Promise<void>((resolve, reject) => {
    const child = fork(bundle(name), args, {
      execArgv: [],
      env: { PATH: process.env.PATH, APP_ENV: 'demo', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });

/** A fresh database of a shop that nobody has visited. */
export async function emptyShop(server: TestServer, name = 'bench') {
  await server.createTemplate(`${name}_template`, async (url) => {
    await finish('migrate', { DATABASE_URL: url });
    await finish('seed', { DATABASE_URL: url });
  });
  return server.clone(`${name}_template`, name);
}

/** A fresh database among so many orders. */
export async function manyOrders(
  server: TestServer,
  { quotes, deposits }: { quotes: string; deposits: string },
  name?: string,
) {
  const DATABASE_URL = await emptyShop(server, name);
  const args = ['--quotes', quotes, '--deposits', deposits, '--until', '2026-11-21'];
  await finish('seed-many', { DATABASE_URL }, args);
  return DATABASE_URL;
}

/** What is measured is the API, and not its patience with one address. */
export const noLimits = {
  QUOTES_PER_MINUTE: '1000000',
  CATALOGUE_READS_PER_MINUTE: '1000000',
  BASKET_CALLS_PER_MINUTE: '1000000',
  DEPOSITS_PER_HOUR: '1000000',
};

/** The API as it is built, one at a time, with staff signed in. */
export class RunningApi {
  #server: Server | undefined;

  /** A fresh one in place of the one before. */
  async start(env: NodeJS.ProcessEnv, execArgv: string[] = apiMemory) {
    await this.stop();
    const [port = 0] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    this.#server = await startServer(bundle('main'), {
      env: { ...env, API_PORT: String(port) },
      healthUrl: `${url}/api/health/ready`,
      execArgv,
    });
    const signedIn = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
    });
    if (!signedIn.ok) throw new Error(`the API let nobody in: ${signedIn.status}`);
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { url, headers: { cookie: cookies.join('; ') }, pid: this.#server.pid };
  }

  async stop() {
    await this.#server?.stop();
  }
}
