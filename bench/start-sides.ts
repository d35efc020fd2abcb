import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from '../tools/postgres/databases.ts';
import type { TestServer } from '../tools/postgres/test-server.ts';
import { freePorts } from '../tools/processes/ports.ts';
import { freshShop, noLimits, startApi } from './start-api.ts';
import { startServer, type Server } from './start-server.ts';

/** What browsers send with requests for pages and their files. */
export const pageHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export type Fixture = Awaited<ReturnType<typeof createFixture>>;

interface InventedOrders {
  quotes: string;
  deposits: string;
}

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;

/** Product and baseline on one database, with the data for requests. */
export async function startSides(database: TestServer, orders: InventedOrders) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const running: Server[] = [];
  const start = async (file: string, portName: string, health: string, env: NodeJS.ProcessEnv) => {
    const [port = 0] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const server = await startServer(fileOf(file), {
      env: { ...env, [portName]: String(port) },
      healthUrl: url + health,
    });
    running.push(server);
    return { url, pid: server.pid };
  };
  const stop = async () => {
    for (const server of running) await server.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    const DATABASE_URL = await freshShop(database, orders);
    const { url: SUMUP_API_URL } = await start(
      '../apps/sumup-sandbox/dist/server.js',
      'SUMUP_SANDBOX_PORT',
      '/health',
      { SUMUP_SANDBOX_DATA: join(folder, 'sandbox.ndjson') },
    );
    const SUMUP_PAGE_ORIGIN = SUMUP_API_URL.replace('127.0.0.1', 'localhost');
    // As in production: one log line per request.
    const env = { DATABASE_URL, SUMUP_API_URL, SUMUP_PAGE_ORIGIN, LOG_LEVEL: 'info', ...noLimits };
    const product = await startApi(env);
    running.push(product);
    const shop = await start('../apps/shop/dist/server.js', 'SHOP_PORT', '/health', {
      API_URL: product.url,
      LOG_LEVEL: 'info',
    });
    const fixture = await createFixture(product, shop.url);
    const pages = ['/', `/quote/${fixture.quoteId}`, fixture.assetPath].map(
      (path) => [shop.url + path, pageHeaders['accept-encoding']] as const,
    );
    const COPIES = JSON.stringify({
      [`${product.url}/api/materials`]: 'identity',
      ...Object.fromEntries(pages),
    });
    const bare = await start('bare-server.ts', 'PORT', '/api/materials', {
      DATABASE_URL,
      SUMUP_API_URL,
      COPIES,
    });
    /** A quote can be paid once, so each payment needs its copy. */
    const copyQuote = (copies: number) => addCopies(DATABASE_URL, fixture.quoteId, copies);
    return { api: product, shop, bare, fixture, copyQuote, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as Record<string, unknown> & { id: string };
};

/** A top with a sink and two cut-outs, saved as a visitor would. */
async function saveTop(apiUrl: string) {
  type Choice = { id: number };
  const read = async <T = Choice>(path: string) => (await (await fetch(apiUrl + path)).json()) as T[];
  const [material] = await read<Choice & { colors: Choice[] }>('/api/materials');
  const sinks = await read('/api/sink-types');
  const cutouts = await read('/api/cutouts');
  const thicknesses = await read('/api/thicknesses');
  const top = {
    materialId: material?.id,
    colorId: material?.colors[0]?.id,
    // The last thickness is thick enough for every stone.
    thicknessId: thicknesses.at(-1)?.id,
    sinkTypeId: sinks.at(-1)?.id,
    cutoutIds: [cutouts.at(-1)?.id, cutouts.at(-2)?.id],
    length: 1200,
    width: 340,
    notes: 'Pipe at the back left corner.',
  };
  return { top, saved: await post(`${apiUrl}/api/quotes`, top) };
}

/** Saves a quote and puts it into a basket. */
async function createFixture(api: { url: string; cookie: string }, shopUrl: string) {
  const { top, saved } = await saveTop(api.url);
  const sessionId = `session-${Date.now()}-${'k'.repeat(24)}`;
  await post(`${api.url}/api/basket/${sessionId}/items`, { quoteId: saved.id });
  const home = await (await fetch(shopUrl)).text();
  const { material, color, thickness, sinkType, cutouts, lines, ...quote } = saved;
  return {
    top,
    /** The same top for the baseline: already priced. */
    bareTop: {
      values: [quote.length, quote.width, quote.totalPrice, quote.notes],
      quote,
      snapshot: { material, color, thickness, sinkType, cutouts, lines },
    },
    quoteId: saved.id,
    sessionId,
    cookie: api.cookie,
    assetPath: /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '',
  };
}

/** Ends with ANALYZE, which autovacuum would do in production. */
async function addCopies(DATABASE_URL: string, id: string, copies: number) {
  const copiedColumns = `length, width, total_price, snapshot, notes, valid_until`;
  await execute(
    DATABASE_URL,
    `INSERT INTO quote (id, top_id, reference, created_at, ${copiedColumns})
     SELECT 'bench' || lpad(number::text, 16, '0') || 'A', 'bench' || lpad(number::text, 16, '0') || 'A', 'VT-25-' || lpad(number::text, 9, '0'),
       created_at - number * interval '1 second', ${copiedColumns}
     FROM quote CROSS JOIN generate_series(1, ${copies}) AS number WHERE id = '${id}'`,
    'VACUUM ANALYZE',
  );
}
