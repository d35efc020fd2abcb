// Compares the API with the yardstick of bare-server.ts in one run: A B A B, each round with itself, because
// these machines are noisy. `npm run bench` builds and runs it, and ends with 1 where a ratio is below its floor; `--seconds`,
// `--rounds` and `--connections` change its length, `--only pdf` measures the requests alone whose names have that in them.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { execute } from '../tools/postgres/databases.ts';
import { startTestServer } from '../tools/postgres/test-server.ts';
import { freePorts } from '../tools/processes/ports.ts';
import {
  namedOption,
  numberOption,
  orExplain,
  readOptions,
  wholeOption,
} from '../tools/processes/read-options.ts';
import { waitUntil } from '../tools/processes/wait-until.ts';
import { findBelowFloor } from './judge.ts';
import { generator } from './generate-load.ts';
import { measure, megabytesOf, type Scenario } from './measure.ts';
import { toMarkdown } from './report.ts';

/** What part of the yardstick's requests a second each has to answer, and is meant to. */
const goals = [
  { name: 'GET /api/materials', floor: 0.4, aim: 0.8 },
  { name: 'POST /api/quotes', floor: 0.6, aim: 0.85 },
  { name: 'GET /api/quotes/{id}', floor: 0.5, aim: 0.8 },
  { name: 'GET /api/basket/{sessionId}', floor: 0.4, aim: 0.75 },
  { name: 'GET /api/quotes/{id}/pdf', floor: 0.5, aim: 0.8 },
];
const { seconds, rounds, connections, chosen } = orExplain(() => {
  const { seconds, rounds, connections, only } = readOptions({
    connections: { type: 'string', default: '10,50' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
  });
  return {
    seconds: numberOption('seconds', seconds),
    rounds: wholeOption('rounds', rounds),
    connections: connections.split(',').map((number) => wholeOption('connections', number)),
    chosen: namedOption('only', goals, only),
  };
});
const bundle = (name: string) => new URL(`../apps/api/dist/${name}.js`, import.meta.url).pathname;

function start(file: string, env: NodeJS.ProcessEnv) {
  return fork(file, {
    env: { PATH: process.env.PATH, APP_ENV: 'demo', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

const finish = (file: string, env: NodeJS.ProcessEnv) =>
  new Promise<void>((resolve, reject) => {
    start(file, env).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`)),
    );
  });

// As durable as in life: what a commit costs belongs to what saving costs.
const database = await startTestServer({ isDurable: true });
const children: ChildProcess[] = [];
try {
  await database.createTemplate('bench_template', async (url) => {
    await finish(bundle('migrate'), { DATABASE_URL: url });
    await finish(bundle('seed'), { DATABASE_URL: url });
  });
  const DATABASE_URL = await database.clone('bench_template', 'bench');
  const [apiPort = 0, barePort = 0] = await freePorts(2);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const bareUrl = `http://127.0.0.1:${barePort}`;

  // What is measured is the API, and not its patience with one address.
  const limits = {
    QUOTES_PER_MINUTE: '1000000',
    CATALOGUE_READS_PER_MINUTE: '1000000',
    BASKET_CALLS_PER_MINUTE: '1000000',
  };
  const api = start(bundle('main'), { DATABASE_URL, API_PORT: String(apiPort), ...limits });
  children.push(api);
  const isUp = (url: string) => () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isUp(`${apiUrl}/api/health/ready`), 30_000)))
    throw new Error('the API did not start');

  type Choice = { id: number };
  const read = async <T = Choice>(path: string) => (await (await fetch(apiUrl + path)).json()) as T[];
  const [material] = await read<Choice & { colors: Choice[] }>('/api/materials');
  const sinks = await read('/api/sink-types');
  const cutouts = await read('/api/cutouts');
  const thicknesses = await read('/api/thicknesses');
  const top = {
    materialId: material?.id,
    colorId: material?.colors[0]?.id,
    thicknessId: thicknesses[0]?.id,
    sinkTypeId: sinks.at(-1)?.id,
    cutoutIds: [cutouts.at(-1)?.id, cutouts.at(-2)?.id],
    length: 1200,
    width: 340,
    notes: 'Pipe at the back left corner.',
  };
  const reply = await fetch(`${apiUrl}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(top),
  });
  const saved = (await reply.json()) as Record<string, unknown> & { id: string };
  const basketPath = `/api/basket/session-${Date.now()}-${'k'.repeat(24)}`;
  await fetch(`${apiUrl}${basketPath}/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quoteId: saved.id }),
  });
  await execute(DATABASE_URL, 'ANALYZE');

  const bare = start(new URL('bare-server.ts', import.meta.url).pathname, {
    DATABASE_URL,
    PORT: String(barePort),
    MATERIALS_URL: `${apiUrl}/api/materials`,
  });
  children.push(bare);
  await new Promise((resolve) => bare.once('message', resolve));

  const { material: m, color, thickness, sinkType, cutouts: cuts, lines, ...quote } = saved;
  const bareBody = JSON.stringify({
    quote,
    snapshot: { material: m, color, thickness, sinkType, cutouts: cuts, lines },
  });
  const quotePath = `/api/quotes/${saved.id}`;
  type Request = Omit<Scenario, 'name'> & { bareBody?: string };
  const requests: Record<string, Request> = {
    'GET /api/materials': { method: 'GET', path: '/api/materials' },
    'POST /api/quotes': { method: 'POST', path: '/api/quotes', body: JSON.stringify(top), bareBody },
    'GET /api/quotes/{id}': { method: 'GET', path: quotePath },
    'GET /api/basket/{sessionId}': { method: 'GET', path: basketPath },
    'GET /api/quotes/{id}/pdf': { method: 'GET', path: `${quotePath}/pdf` },
  };

  const before = performance.now();
  const first = await fetch(`${apiUrl}${quotePath}/pdf`);
  const { byteLength } = await first.arrayBuffer();
  console.error(`the first PDF: ${Math.round(performance.now() - before)} ms, ${byteLength} bytes`);

  const outcomes = [];
  for (const [goal, many] of chosen.flatMap((goal) => connections.map((many) => [goal, many] as const))) {
    const request = requests[goal.name];
    if (!request) throw new Error(`${goal.name} is not described`);
    const { method, path, body, bareBody: otherBody } = request;
    const name = `${goal.name}, ${many} connections`;
    const ask = { name, method, path };
    const load = { connections: many, seconds };
    const product = () => measure({ url: apiUrl, pid: api.pid ?? 0 }, { ...ask, body }, load);
    const yardstick = () =>
      measure({ url: bareUrl, pid: bare.pid ?? 0 }, { ...ask, body: otherBody ?? body }, load);
    await product();
    await yardstick();
    const readings = [];
    for (let round = 1; round <= rounds; round += 1) {
      readings.push({ product: await product(), bare: await yardstick() });
      console.error(`${name}: round ${round} of ${rounds}`);
    }
    outcomes.push({ ...goal, name, rounds: readings });
  }
  const held = [api, bare].map(({ pid = 0 }) => megabytesOf(pid).toFixed(0));
  console.log(`${generator}, ${rounds} rounds of ${seconds} s, ${cpus()[0]?.model} × ${cpus().length}, ${new Date().toISOString().slice(0, 10)}

${toMarkdown(outcomes)}

Memory after that, MB: product ${held.join(', bare ')}.`);
  const reasons = findBelowFloor(outcomes);
  for (const reason of reasons) console.error(`FAILED: ${reason}`);
  process.exitCode = reasons.length ? 1 : 0;
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'exit')));
  await database.stop();
}
