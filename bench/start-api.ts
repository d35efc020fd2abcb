import { fork } from 'node:child_process';
import { once } from 'node:events';
import { execute } from '../tools/postgres/databases.ts';
import type { TestServer } from '../tools/postgres/test-server.ts';
import { freePorts } from '../tools/processes/ports.ts';
import { apiMemory } from '../tools/supervisor/product-stages.ts';
import { startServer } from './start-server.ts';

const bundle = (name: string) => new URL(`../apps/api/dist/${name}.js`, import.meta.url).pathname;

async function runBundle(name: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  const child = fork(bundle(name), args, {
    env: { PATH: process.env.PATH, APP_ENV: 'demo', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/** A fresh database, optionally with invented orders. */
export async function freshShop(server: TestServer, orders?: { quotes: string; deposits: string }) {
  await execute(server.adminUrl, 'CREATE DATABASE bench');
  const DATABASE_URL = server.urlOf('bench');
  await runBundle('migrate', { DATABASE_URL });
  await runBundle('seed', { DATABASE_URL });
  if (orders) {
    const args = ['--quotes', orders.quotes, '--deposits', orders.deposits, '--until', '2026-11-21'];
    await runBundle('seed-many', { DATABASE_URL }, args);
  }
  return DATABASE_URL;
}

/** Rate limits that no benchmark reaches. */
export const noLimits = {
  QUOTES_PER_MINUTE: '1000000',
  CATALOGUE_READS_PER_MINUTE: '1000000',
  BASKET_CALLS_PER_MINUTE: '1000000',
  DEPOSITS_PER_HOUR: '1000000',
};

/** Starts the built API and signs staff in. */
export async function startApi(env: NodeJS.ProcessEnv) {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(bundle('main'), {
    env: { ...env, API_PORT: String(port) },
    healthUrl: `${url}/api/health/ready`,
    execArgv: apiMemory,
  });
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
  });
  if (!signedIn.ok) throw new Error(`sign-in failed: ${signedIn.status}`);
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { ...server, url, cookie: cookies.join('; ') };
}
