// `npm run bench:start`: time until the API is ready and its memory, beside an empty Nest application on Fastify,
// alternating; then how soon a second `npm start` serves a page, on this checkout's own data. Exits 1 if it takes too
// long or too much.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { waitUntil } from '../../tools/processes/wait-until.ts';
import { workspaceRoot } from '../../tools/setup/workspace-root.mjs';
import { apiMemory } from '../../tools/supervisor/product-stages.ts';
import { freeProductPorts } from '../../tools/supervisor/settings.ts';
import { generateLoad } from '../generate-load.ts';
import { median, megabytesOf } from '../measure.ts';
import { describeMachine } from '../report.ts';
import { freshShop, noLimits } from '../start-api.ts';
import { isUp, startServer } from '../start-server.ts';

/** Limits, some relative to the empty application. */
const limits = {
  startTimeRatio: 2,
  secondStartSeconds: 6,
  memoryRatio: 1.3,
  extraMegabytes: 60,
};
/** Before memory is read. */
const restMs = 3_000;

type Start = Awaited<ReturnType<typeof measureStart>>;

/** One start: milliseconds until ready, megabytes at rest and after tens of thousands of requests. */
async function measureStart(
  file: string,
  portName: string,
  paths: { health: string; loaded: string },
  env = {},
) {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const server = await startServer(new URL(file, import.meta.url).pathname, {
    env: { ...env, [portName]: String(port) },
    healthUrl: url + paths.health,
    execArgv: apiMemory,
  });
  const ms = performance.now() - startedAt;
  await sleep(restMs);
  const idle = megabytesOf(server.pid);
  await generateLoad({ url: url + paths.loaded, method: 'GET', connections: 50, seconds: 5 });
  await sleep(restMs);
  const loaded = megabytesOf(server.pid);
  await server.stop();
  return { ms, idle, loaded };
}

/** Seconds until `npm start` (its script, as npm forwards no signal) serves a page and the API's prices. */
async function measureNpmStart() {
  const ports = await freeProductPorts();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: workspaceRoot,
    env: { ...process.env, ...(ports as object) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const shop = `http://localhost:${ports.SHOP_PORT}`;
  const isServed = await waitUntil(
    async () => (await isUp(`${shop}/`)) && (await isUp(`${shop}/api/materials`)),
    300_000,
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  if (!isServed) throw new Error('npm start served no page');
  return seconds;
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const starts: Record<'api' | 'empty', Start>[] = [];
const database = await startTestServer({ isDurable: true });
try {
  const env = { DATABASE_URL: await freshShop(database), ...noLimits };
  for (let round = 1; round <= rounds; round += 1) {
    const empty = await measureStart('empty-app.ts', 'PORT', { health: '/', loaded: '/' });
    const paths = { health: '/api/health/ready', loaded: '/api/materials' };
    starts.push({ empty, api: await measureStart('../../apps/api/dist/main.js', 'API_PORT', paths, env) });
    console.error(`round ${round} of ${rounds}`);
  }
  await measureNpmStart();
  const secondStart = await measureNpmStart();

  const maxMegabytes = (empty: number) => empty * limits.memoryRatio + limits.extraMegabytes;
  const rows = [
    row('ready, ms', 'ms', (empty) => empty * limits.startTimeRatio),
    row('memory at rest, MB', 'idle', maxMegabytes),
    row('memory after load, MB', 'loaded', maxMegabytes),
    toTableRow('second `npm start` to a served page, s', secondStart, '', limits.secondStartSeconds),
  ];
  const report = `\`npm run bench:start\`: ${rounds} rounds. ${describeMachine()}

|  | API | empty Nest | at most |  |
|---|---|---|---|---|
${rows.join('\n')}`;
  console.log(report);
  process.exitCode = report.includes('MISSED') ? 1 : 0;
} finally {
  await database.stop();
}

function row(what: string, figure: keyof Start, maxOf: (empty: number) => number) {
  const medianOf = (part: 'api' | 'empty') => median(starts.map((start) => start[part][figure]));
  const empty = medianOf('empty');
  return toTableRow(what, medianOf('api'), empty.toFixed(0), maxOf(empty));
}

function toTableRow(what: string, measured: number, empty: string, limit: number) {
  const verdict = measured <= limit ? 'met' : 'MISSED';
  return `| ${[what, measured.toFixed(1), empty, limit.toFixed(0), verdict].join(' | ')} |`;
}
