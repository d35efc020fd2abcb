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

const most = { timesOfEmpty: 2, secondStartS: 6, memoryTimes: 1.3, memoryAbove: 60 };
const restMs = 3_000;

type Start = Awaited<ReturnType<typeof measureStart>>;

/** One start: milliseconds until ready, megabytes at rest and after tens of thousands of requests. */
async function measureStart(file: string, portName: string, paths: [ready: string, asked: string], env = {}) {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = await startServer(new URL(file, import.meta.url).pathname, {
    env: { ...env, [portName]: String(port) },
    healthUrl: url + paths[0],
    execArgv: apiMemory,
  });
  const ms = performance.now() - began;
  await sleep(restMs);
  const idle = megabytesOf(server.pid);
  await generateLoad({ url: url + paths[1], method: 'GET', connections: 50, seconds: 5 });
  await sleep(restMs);
  const loaded = megabytesOf(server.pid);
  await server.stop();
  return { ms, idle, loaded };
}

/** Seconds until `npm start` (its script, as npm forwards no signal) serves a page and the API's prices. */
async function measureNpmStart() {
  const ports = await freeProductPorts();
  const began = performance.now();
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
  const seconds = (performance.now() - began) / 1_000;
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
    const empty = await measureStart('empty-app.ts', 'PORT', ['/', '/']);
    const paths = ['/api/health/ready', '/api/materials'] as [string, string];
    starts.push({ empty, api: await measureStart('../../apps/api/dist/main.js', 'API_PORT', paths, env) });
    console.error(`round ${round} of ${rounds}`);
  }
  await measureNpmStart();
  const secondStart = await measureNpmStart();

  const memory = (empty: number) => empty * most.memoryTimes + most.memoryAbove;
  const rows = [
    row('ready, ms', 'ms', (empty) => empty * most.timesOfEmpty),
    row('memory at rest, MB', 'idle', memory),
    row('memory after load, MB', 'loaded', memory),
    judged('second `npm start` to a served page, s', secondStart, '', most.secondStartS),
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
  const of = (part: 'api' | 'empty') => median(starts.map((start) => start[part][figure]));
  return judged(what, of('api'), of('empty').toFixed(0), maxOf(of('empty')));
}

function judged(what: string, ours: number, empty: string, goal: number) {
  return `| ${[what, ours.toFixed(1), empty, goal.toFixed(0), ours <= goal ? 'met' : 'MISSED'].join(' | ')} |`;
}
