import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { TestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import type { Ask } from '../measure.ts';
import { askOnce, install, makeDatabase, type Material, type Peer } from './peer.ts';

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
export async function startVendure(server: TestServer, materials: Material[]): Promise<Peer> {
  const colors = materials.flatMap(({ name: material, description, colors: all }) =>
    all.map(({ name: color, priceModifier: price }, index) => ({
      ...{ material, description, color, price },
      isFirst: index === 0,
    })),
  );
  const database = await makeDatabase(server, 'vendure');
  const { folder, version } = install('vendure', '@vendure/core');
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const child = fork('server.cjs', {
    cwd: folder,
    execArgv: [],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production' },
      ...{ DATABASE_URL: database.url, PORT: String(port), COLORS: JSON.stringify(colors) },
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('Vendure did not start'))),
  ]);

  await askOnce(url, ask(questions.catalogue), /"sku"/g, colors.length);
  const { headers } = await askOnce(url, ask(questions.save), hasPrice);
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
    pid: child.pid ?? 0,
    asks,
    // Every order has its line.
    countSaved: () => database.count('order_line'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
