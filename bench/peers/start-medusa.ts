import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import type { Ask } from '../measure.ts';
import { startServer } from '../start-server.ts';
import { askOnce, install, makeDatabase, type Material, type Peer } from './peer.ts';

const hasPrice = /"total":[1-9]/g;
const fields = 'id,title,description,variants.id,variants.title,*variants.calculated_price';

/** Medusa with the colours of our materials as variants. */
export async function startMedusa(server: TestServer, materials: Material[]): Promise<Peer> {
  const database = await makeDatabase(server, 'medusa');
  const { folder, version } = install('medusa', '@medusajs/medusa');
  const cli = join(folder, 'node_modules/@medusajs/cli/cli.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: database.url };
  const run = (...args: string[]) => {
    const all = { ...env, MATERIALS: JSON.stringify(materials) };
    const { status, stdout } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, env: all });
    if (status !== 0) throw new Error(`medusa ${args[0]} failed: ${stdout.toString().slice(-2_000)}`);
  };
  run('db:migrate');
  run('exec', './seed.js');
  const seeded = JSON.parse(readFileSync(join(folder, 'seeded.json'), 'utf8')) as Record<
    'key' | 'region' | 'variant',
    string
  >;

  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startServer(cli, {
    args: ['start', '--host', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env,
    healthUrl: `${url}/health`,
  });

  const headers = { 'x-publishable-api-key': seeded.key };
  const get = (path: string): Ask => ({ method: 'GET', path, headers });
  const save: Ask = {
    method: 'POST',
    path: '/store/carts',
    headers,
    body: JSON.stringify({
      region_id: seeded.region,
      items: [{ variant_id: seeded.variant, quantity: 1 }],
    }),
  };
  const catalogue = get(`/store/products?limit=100&region_id=${seeded.region}&fields=${fields}`);
  const count = materials.flatMap(({ colors }) => colors).length;
  await askOnce(url, catalogue, /"calculated_amount"/g, count);
  const { text } = await askOnce(url, save, hasPrice);
  const { cart } = JSON.parse(text) as { cart: { id: string } };
  const asks = { catalogue, save, read: get(`/store/carts/${cart.id}`) };
  await askOnce(url, asks.read, hasPrice);
  return {
    name: `Medusa ${version}`,
    url,
    pid,
    asks,
    countSaved: () => database.count('cart_line_item'),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
