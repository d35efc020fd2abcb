import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { execute } from '../../tools/postgres/databases.ts';
import type { TestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import type { Ask } from '../measure.ts';

const hasPrice = (text: string) => /"linePriceWithTax":[1-9]/.test(text);

interface Material {
  name: string;
  description: string;
  colors: { name: string; priceModifier: string }[];
}

const order = 'code state totalWithTax lines { id quantity linePriceWithTax productVariant { id name } }';
const questions = {
  catalogue: `{ products(options: { take: 100 }) { items { id name slug description
    variants { id name sku priceWithTax options { name } } } } }`,
  save: `mutation { addItemToOrder(productVariantId: "1", quantity: 1) { ... on Order { ${order} } } }`,
  read: `{ activeOrder { ${order} } }`,
};

/** Vendure with the colours of our materials as its products, and what it is asked. */
export async function startVendure(database: TestServer, materialsUrl: string) {
  const materials = (await (await fetch(materialsUrl)).json()) as Material[];
  const colors = materials.flatMap(({ name: material, description, colors: all }) =>
    all.map(({ name: color, priceModifier: price }, index) => ({
      ...{ material, description, color, price },
      isFirst: index === 0,
    })),
  );
  await execute(database.adminUrl, 'CREATE DATABASE vendure');
  const DATABASE_URL = database.urlOf('vendure');
  const folder = mkdtempSync(join(tmpdir(), 'bench-vendure-'));
  cpSync(new URL('vendure', import.meta.url), folder, { recursive: true });
  const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (spawnSync('npm', install, { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error('Vendure could not be installed');

  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const child = fork('server.cjs', {
    cwd: folder,
    execArgv: [],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production' },
      ...{ DATABASE_URL, PORT: String(port), COLORS: JSON.stringify(colors) },
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('Vendure did not start'))),
  ]);

  const ask = (query: string, headers?: Record<string, string>): Ask => ({
    method: 'POST',
    path: '/shop-api',
    body: JSON.stringify({ query }),
    ...(headers && { headers }),
  });
  // Whatever it answers, its status is 200: so what it says is looked at once, and what it saved is counted in the end.
  const first = async ({ path, body, headers }: Ask, isRight: (text: string) => boolean) => {
    const all = { 'content-type': 'application/json', ...headers };
    const reply = await fetch(url + path, { method: 'POST', headers: all, ...(body && { body }) });
    const text = await reply.text();
    if (!isRight(text)) throw new Error(`Vendure answered ${text.slice(0, 500)}`);
    return reply.headers;
  };
  await first(ask(questions.catalogue), (text) => text.split('"sku"').length > colors.length);
  const token = (await first(ask(questions.save), hasPrice)).get('vendure-auth-token');
  const asks = {
    catalogue: ask(questions.catalogue),
    save: ask(questions.save),
    read: ask(questions.read, { authorization: `Bearer ${token}` }),
  };
  await first(asks.read, hasPrice);

  const packages = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return {
    url,
    pid: child.pid ?? 0,
    version: packages.dependencies['@vendure/core'],
    asks,
    /** Every order has its line. */
    async countSaved() {
      const client = new pg.Client({ connectionString: DATABASE_URL });
      await client.connect();
      const { rows } = await client.query<{ count: number }>('SELECT count(*)::integer FROM order_line');
      await client.end();
      return rows[0]?.count ?? 0;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
