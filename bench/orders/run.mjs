// `npm run bench:orders`: staff's lists among 100,000 quotes and 30,000 deposits. The API runs as it is built on a
// throwaway PostgreSQL; what is measured is what PostgreSQL itself says of each statement that a request sent
// (auto_explain: execution time and plan, of prepared statements as they are). Ends with 1 when a statement takes longer
// than the budget, or reads one of the big tables from end to end, or when a file takes more memory the longer it is. `--quotes` and `--deposits` make it smaller; then
// nothing is written.
// @ts-check
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTestServer } from '../../tools/postgres/test-server.mjs';
import { freePorts } from '../../tools/processes/ports.mjs';
import { waitUntil } from '../../tools/processes/wait-until.mjs';
import { measureExport } from './measure-export.mjs';
import { openPlanLog } from './plan-log.mjs';
import { toMarkdown } from './report.mjs';
import { files, requests } from './requests.mjs';

const rounds = 21;
const budgetMs = 50;
/** Of the API that makes files. Whoever kept the rows of one in memory would need more. */
const heapMb = 96;

const { values } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    deposits: { type: 'string', default: '30000' },
    out: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const bundle = (/** @type {string} */ name) =>
  new URL(`../../apps/api/dist/${name}.js`, import.meta.url).pathname;

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} [args] @param {string[]} [execArgv] */
const start = (name, env, args = [], execArgv = []) =>
  fork(bundle(name), args, {
    execArgv,
    env: { PATH: process.env.PATH, APP_ENV: 'demo', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} [args] @returns {Promise<void>} */
const finish = (name, env, args) =>
  new Promise((resolve, reject) => {
    start(name, env, args).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`)),
    );
  });

const database = await startTestServer();
/** @type {import('node:child_process').ChildProcess | undefined} */
let api;

/** @param {import('node:child_process').ChildProcess | undefined} child @returns {Promise<void>} */
const stop = (child) =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** A fresh API in place of the one before. @param {string} DATABASE_URL @param {string[]} execArgv */
async function startApi(DATABASE_URL, execArgv) {
  await stop(api);
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  api = start('main', { DATABASE_URL, API_PORT: String(port) }, [], execArgv);
  const isUp = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isUp, 90_000))) throw new Error('the API did not start');
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
  });
  if (!signedIn.ok) throw new Error(`the API let nobody in: ${signedIn.status}`);
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { url, headers: { cookie: cookies.join('; ') }, pid: api.pid ?? 0 };
}
try {
  await database.createTemplate('bench_template', async (url) => {
    await finish('migrate', { DATABASE_URL: url });
    await finish('seed', { DATABASE_URL: url });
  });
  const DATABASE_URL = await database.clone('bench_template', 'bench');
  await finish('seed-many', { DATABASE_URL }, [
    '--quotes',
    values.quotes,
    '--deposits',
    values.deposits,
    '--until',
    '2026-11-21',
  ]);
  const log = await openPlanLog(new pg.Client({ connectionString: DATABASE_URL }), 'bench');

  const { url, headers } = await startApi(DATABASE_URL, []);
  const outcomes = [];
  const yardsticks = [];
  for (const { name, path } of requests) {
    log.skip();
    for (let round = 0; round < rounds; round += 1) {
      const reply = await fetch(url + path, { headers });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      await reply.arrayBuffer();
    }
    const statements = await log.read(rounds);
    outcomes.push({ name, path, statements });
    yardsticks.push(await log.yardstick());
    console.error(name);
  }
  // Plans are of no more interest, and writing them down costs time.
  await log.end();
  const exports = [];
  const narrow = await startApi(DATABASE_URL, [`--max-old-space-size=${heapMb}`]);
  for (const { name, path } of files)
    exports.push(await measureExport({ name, ...narrow, url: narrow.url + path }));

  const report = toMarkdown({ outcomes, yardsticks, exports, rounds, budgetMs, heapMb, ...values });
  if (values.quotes === '100000')
    writeFileSync(new URL(`../results/${values.out}-orders.md`, import.meta.url), report.text);
  console.log(report.text);
  process.exitCode = report.isGood ? 0 : 1;
} finally {
  await stop(api);
  await database.stop();
}
