import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '../tools/postgres/test-server.ts';
import { freePorts } from '../tools/processes/ports.ts';
import { apiMemory } from '../tools/supervisor/api-memory.ts';
import { prepare } from './prepare.ts';
import { emptyShop, noLimits, RunningApi } from './running-api.ts';
import { pageHeaders } from './scenarios.ts';
import { startCaddy } from './start-caddy.ts';
import { startServer, type Server } from './start-server.ts';

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

/** As in production: a line for each request. */
const logging = { LOG_LEVEL: 'info' };

interface Wanted {
  /** Of a quote, for deposits. */
  copies: number;
  /** A folder for profiles of the product's servers. */
  profile: string | undefined;
}

/** The product and its yardsticks on one database, and what the requests are about. */
export async function startSides(database: TestServer, { copies, profile }: Wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const running: Server[] = [];
  const api = new RunningApi();
  const [sandboxPort, shopPort, barePort, caddyPort] = (await freePorts(4)) as [
    number,
    number,
    number,
    number,
  ];
  const start = async (
    file: string,
    port: number,
    health: string,
    env: NodeJS.ProcessEnv,
    execArgv = profiling,
  ) => {
    const url = `http://127.0.0.1:${port}`;
    const server = await startServer(fileOf(file), { env, healthUrl: url + health, execArgv });
    running.push(server);
    return { url, pid: server.pid };
  };
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const stop = async () => {
    await api.stop();
    for (const server of running) await server.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    const DATABASE_URL = await emptyShop(database);
    const sandbox = await start('../apps/sumup-sandbox/dist/server.js', sandboxPort, '/health', {
      SUMUP_SANDBOX_PORT: String(sandboxPort),
      SUMUP_SANDBOX_DATA: join(folder, 'sandbox.ndjson'),
    });
    const SUMUP_API_URL = sandbox.url;
    const product = await api.start(
      {
        DATABASE_URL,
        SUMUP_API_URL,
        SUMUP_PAGE_ORIGIN: `http://localhost:${sandboxPort}`,
        ...noLimits,
        ...logging,
      },
      [...apiMemory, ...profiling],
    );
    const shop = await start('../apps/shop/dist/server.js', shopPort, '/health', {
      SHOP_PORT: String(shopPort),
      API_URL: product.url,
      ...logging,
    });
    const { cookie } = product.headers;
    const prepared = await prepare({ DATABASE_URL, apiUrl: product.url, cookie, copies });
    const home = await (await fetch(shop.url)).text();
    const fixture = { ...prepared, assetPath: /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '' };
    const pages = ['/', `/quote/${fixture.quoteId}`, fixture.assetPath].map(
      (path) => [shop.url + path, pageHeaders['accept-encoding']] as const,
    );
    const bare = await start(
      'bare-server.ts',
      barePort,
      '/api/materials',
      {
        DATABASE_URL,
        SUMUP_API_URL,
        PORT: String(barePort),
        COPIES: JSON.stringify({
          [`${product.url}/api/materials`]: 'identity',
          ...Object.fromEntries(pages),
        }),
      },
      [],
    );
    const caddy = await startCaddy(caddyPort, folder);
    if (caddy) running.push(caddy);
    return { api: product, shop, bare, caddy, fixture, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
