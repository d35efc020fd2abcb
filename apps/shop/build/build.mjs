// Builds all of apps/shop/dist: what the browser loads (dist/public), the prerendered pages with their
// policy (dist/pages), what renders them (dist/prerender) and the server (dist/server.js). One step, because Nx caches and restores dist whole.
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { precompress } from '../../../tools/build/precompress.ts';
import { runRspack } from '../../../tools/build/run-rspack.ts';
import { serverConfig } from '../../../tools/build/web-config.ts';
import { clientConfig, prerenderConfig } from '../rspack.config.mjs';
import { prerender } from './prerender.mjs';
import { writeBuildManifest } from './write-build-manifest.mjs';

const shop = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const dist = shop('dist');

process.env.NODE_ENV = 'production';
await rm(dist, { recursive: true, force: true });
const stats = await runRspack([
  clientConfig({ mode: 'production' }),
  prerenderConfig(),
  serverConfig(new URL('../', import.meta.url)),
]);
const manifest = await writeBuildManifest(stats, dist);

await cp(shop('public'), `${dist}/public`, { recursive: true });
await cp(shop('../../libs/stone/images'), `${dist}/public/stone`, { recursive: true });
await prerender(dist, manifest);
await precompress([`${dist}/public`, `${dist}/pages`]);
