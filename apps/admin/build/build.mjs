// Builds apps/admin/dist: the remote with its stand-alone page (dist/public), and the server.
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { precompress } from '../../../tools/build/precompress.ts';
import { runRspack } from '../../../tools/build/run-rspack.ts';
import { serverConfig } from '../../../tools/build/web-config.ts';
import { remoteConfig, workerConfig } from '../rspack.config.mjs';

const app = new URL('../', import.meta.url);
const admin = (path) => fileURLToPath(new URL(path, app));

process.env.NODE_ENV = 'production';
await rm(admin('dist'), { recursive: true, force: true });
await runRspack([remoteConfig({ mode: 'production' }), serverConfig(app), workerConfig()]);
await cp(admin('dist/worker'), admin('dist/public'), { recursive: true });
await cp(admin('public'), admin('dist/public'), { recursive: true });
await precompress([admin('dist/public')]);
