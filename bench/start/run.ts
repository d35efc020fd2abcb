// `npm run bench:start`: how soon the API is ready and what memory it holds, beside an empty Nest application on Fastify, in turn;
// then how soon a second `npm start` serves a page, on this checkout's own data. Ends with 1 where it takes too long or too much.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { orExplain, readOptions, wholeOption } from '../../tools/processes/read-options.ts';
import { waitUntil } from '../../tools/processes/wait-until.ts';
import { workspaceRoot } from '../../tools/setup/workspace-root.mjs';
import { apiMemory } from '../../tools/supervisor/api-memory.ts';
import { defaultPorts } from '../../tools/supervisor/settings.ts';
import { generateLoad } from '../generate-load.ts';
import { describeMachine } from '../describe-machine.ts';
import { megabytesOf } from '../measure.ts';
import { median } from '../median.ts';
import { emptyShop, noLimits } from '../running-api.ts';
import { isUp, startServer } from '../start-server.ts';

const most = { timesOfEmpty: 2, secondStartS: 6, memoryTimes: 1.3, memoryAbove: 60 };
const restMs = 3_000;
const rounds = orExplain(() =>
  wholeOption('rounds', readOptions({ rounds: { type: 'string', default: '5' } }).rounds),
);

interface Part {
  file: string;
  portName: string;
  ready: string;
  path: string;
  env: NodeJS.ProcessEnv;
}

/** One start: milliseconds until it is ready, megabytes when it has rested and after ten thousands of requests. */
async function measureStart({ file, portName, ready, path, env }: Part) {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = await startServer(new URL(file, import.meta.url).pathname, {
    env: { ...env, [portName]: String(port) },
    healthUrl: url + ready,
    execArgv: apiMemory,
  });
  const ms = performance.now() - began;
  await sleep(restMs);
  const idle = megabytesOf(server.pid);
  await generateLoad({ url: url + path, method: 'GET', connections: 50, seconds: 5 });
  await sleep(restMs);
  const loaded = megabytesOf(server.pid);
  await server.stop();
  return { ms, idle, loaded };
}

/** What `npm start` calls, since npm passes no signal on, in this checkout until the first page and its prices are served, and its end. */
async function measureNpmStart() {
  const names = Object.keys(defaultPorts);
  const ports = await freePorts(names.length);
  const env = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const began = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const shop = `http://localhost:${env.SHOP_PORT}`;
  // The page comes from the shop's server, its prices from the API behind it.
  const served = async () => (await isUp(`${shop}/`)) && (await isUp(`${shop}/api/materials`));
  const isServed = await waitUntil(served, 300_000);
  const seconds = (performance.now() - began) / 1_000;
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  if (!isServed) throw new Error('npm start served no page');
  return seconds;
}

const database = await startTestServer({ isDurable: true });
try {
  const empty: Part = { file: 'empty-app.ts', portName: 'PORT', ready: '/', path: '/', env: {} };
  const api: Part = {
    file: '../../apps/api/dist/main.js',
    portName: 'API_PORT',
    ready: '/api/health/ready',
    path: '/api/materials',
    env: { DATABASE_URL: await emptyShop(database), ...noLimits },
  };
  const starts: Record<'empty' | 'api', Awaited<ReturnType<typeof measureStart>>>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    starts.push({ empty: await measureStart(empty), api: await measureStart(api) });
    console.error(`round ${round} of ${rounds}`);
  }
  await measureNpmStart();
  const secondStart = await measureNpmStart();

  const of = (part: 'empty' | 'api', figure: 'ms' | 'idle' | 'loaded') =>
    median(starts.map((start) => start[part][figure]));
  const times = median(starts.map((start) => start.api.ms / start.empty.ms));
  const memoryRow = (what: string, figure: 'idle' | 'loaded') => {
    const goal = of('empty', figure) * most.memoryTimes + most.memoryAbove;
    const [ours, theirs] = [of('api', figure), of('empty', figure)];
    return { cells: [what, ours.toFixed(0), theirs.toFixed(0)], goal: goal.toFixed(0), isGood: ours <= goal };
  };
  const rows = [
    {
      cells: [
        `ready, ms (${times.toFixed(2)} times)`,
        of('api', 'ms').toFixed(0),
        of('empty', 'ms').toFixed(0),
      ],
      goal: `${most.timesOfEmpty} times`,
      isGood: times <= most.timesOfEmpty,
    },
    memoryRow('memory at rest, MB', 'idle'),
    memoryRow('memory after load, MB', 'loaded'),
    {
      cells: ['second `npm start` to a served page, s', secondStart.toFixed(1), ''],
      goal: String(most.secondStartS),
      isGood: secondStart <= most.secondStartS,
    },
  ];
  console.log(`\`npm run bench:start\`: ${rounds} rounds. ${describeMachine()}

|  | API | empty Nest | at most |  |
|---|---|---|---|---|
${rows.map(({ cells, goal, isGood }) => `| ${[...cells, goal, isGood ? 'met' : 'MISSED'].join(' | ')} |`).join('\n')}`);
  process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;
} finally {
  await database.stop();
}
