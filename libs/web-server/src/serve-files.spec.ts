import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { serveFiles } from './serve-files';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const keptAssets = join(folder, 'kept');
afterAll(() => rmSync(folder, { recursive: true }));

/** A server of a release with this one asset. */
async function startRelease(asset: string) {
  const root = join(folder, asset);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'assets', asset), `of ${asset}`);
  writeFileSync(join(root, 'assets', `${asset}.gz`), `squeezed ${asset}`);
  const server = fastify();
  await serveFiles(server, { root, keptAssets });
  const fetchAsset = (name: string, encoding = 'identity') =>
    server.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });
  return { root, ask: fetchAsset };
}

it('serves assets of the previous and the next release, for pages from another server', async () => {
  const before = await startRelease('before.js');
  const after = await startRelease('after.js');

  for (const server of [before, after])
    for (const name of ['before.js', 'after.js']) {
      const response = await server.ask(name);
      expect(response.body).toBe(`of ${name}`);
      expect(response.headers).toMatchObject({
        'cache-control': expect.stringContaining('immutable') as string,
        'content-type': 'application/javascript; charset=utf-8',
      });
      expect((await server.ask(name, 'gzip')).body).toBe(`squeezed ${name}`);
    }
  expect((await before.ask('unknown.js')).statusCode).toBe(404);
});

it('lets several servers of one release start at once', async () => {
  await Promise.all([1, 2, 3].map(() => startRelease('together.js')));

  const assets = readdirSync(join(keptAssets, 'assets')).filter((name) => name.startsWith('together'));
  expect(assets).toEqual(['together.js', 'together.js.gz']);
});

it('deletes assets that no server has started with for a month', async () => {
  await startRelease('old.js');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const name of readdirSync(join(keptAssets, 'assets')))
    utimesSync(join(keptAssets, 'assets', name), longAgo, longAgo);
  await startRelease('new.js');

  expect(readdirSync(join(keptAssets, 'assets'))).toEqual(['new.js', 'new.js.gz']);
});
