import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from '../../tools/postgres/databases.ts';
import type { TestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { waitUntil } from '../../tools/processes/wait-until.ts';
import type { Ask } from '../measure.ts';
import { startServer } from '../start-server.ts';

/** A material as the API answers it. */
export interface Material {
  name: string;
  description: string;
  colors: { name: string; priceModifier: string }[];
}

const hasPrice = /"linePriceWithTax":[1-9]/g;
const order = 'code state totalWithTax lines { id quantity linePriceWithTax productVariant { id name } }';
const questions = {
  catalogue: `{ products(options: { take: 100 }) { items { id name slug description
    variants { id name sku priceWithTax options { name } } } } }`,
  save: `mutation { addItemToOrder(productVariantId: "1", quantity: 1) { ... on Order { ${order} } } }`,
  read: `{ activeOrder { ${order} } }`,
};

const ask = (query: string, headers?: Record<string, string>): Ask => ({
  method: 'POST',
  path: '/shop-api',
  body: JSON.stringify({ query }),
  ...(headers && { headers }),
});

/** Vendure with the colours of our materials as variants. Whatever it answers, its status is 200. */
export async function startVendure(server: TestServer, materials: Material[]) {
  const colors = materials.flatMap(({ name: material, description, colors: all }) =>
    all.map(({ name: color, priceModifier: price }, index) => {
      return { material, description, color, price, isFirst: index === 0 };
    }),
  );
  await execute(server.adminUrl, 'CREATE DATABASE vendure');
  const { folder, version } = install();
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startServer('server.cjs', {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: server.urlOf('vendure'),
      PORT: String(port),
      COLORS: JSON.stringify(colors),
    },
    healthUrl: `${url}/health`,
  });

  const isFilled = () => askOnce(url, ask(questions.catalogue), /"sku"/g, colors.length).catch(() => false);
  if (!(await waitUntil(isFilled, 120_000, 500))) throw new Error('Vendure has not all colours');
  const headers = await askOnce(url, ask(questions.save), hasPrice);
  const authorization = `Bearer ${headers.get('vendure-auth-token')}`;
  const asks = {
    catalogue: ask(questions.catalogue),
    save: ask(questions.save),
    read: ask(questions.read, { authorization }),
  };
  await askOnce(url, asks.read, hasPrice);
  return {
    name: `Vendure ${version}`,
    url,
    pid,
    asks,
    stop: () => stop().then(() => rmSync(folder, { recursive: true })),
  };
}

/** Installs what its folder pins into another one, which it may fill. */
function install() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-vendure-'));
  cpSync(new URL('vendure', import.meta.url), folder, { recursive: true });
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error('Vendure could not be installed');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return { folder, version: dependencies['@vendure/core'] };
}

/** Asks once and looks whether it says something so often: measured is only whether it answers. */
async function askOnce(url: string, { path, body, headers }: Ask, said: RegExp, times = 1) {
  const all = { 'content-type': 'application/json', ...headers };
  const reply = await fetch(url + path, { method: 'POST', headers: all, body: body ?? '' });
  const text = await reply.text();
  if ([...text.matchAll(said)].length < times) throw new Error(`${path} answered ${text.slice(0, 500)}`);
  return reply.headers;
}
