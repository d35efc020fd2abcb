// `npm run bench:orders`: staff's lists among 100,000 quotes and 30,000 deposits. The API runs as it is built on a
// throwaway PostgreSQL; what is measured is what PostgreSQL itself says of each statement that a request sent
// (auto_explain: execution time and plan, of prepared statements as they are). Ends with 1 when a statement takes longer
// than the budget, or reads one of the big tables from end to end. `--quotes` and `--deposits` make it smaller; then
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
import { requests } from './requests.mjs';

const rounds = 21;
const budgetMs = 50;

const { values } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    deposits: { type: 'string', default: '30000' },
    out: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const bundle = (/** @type {string} */ name) =>
  new URL(`../../apps/api/dist/${name}.js`, import.meta.url).pathname;

/** @param {string} name @param {NodeJS.ProcessEnv} env @param {string[]} [args] */
const start = (name, env, args = []) =>
  fork(bundle(name), args, {
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

  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  api = start('main', { DATABASE_URL, API_PORT: String(port) });
  const isUp = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isUp, 30_000))) throw new Error('the API did not start');
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'vanity-top-dev' }),
  });
  const headers = {
    cookie: signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };

  const outcomes = [];
  for (const { name, path } of requests) {
    log.skip();
    for (let round = 0; round < rounds; round += 1) {
      const reply = await fetch(url + path, { headers });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      await reply.arrayBuffer();
    }
    const statements = await log.read(rounds);
    outcomes.push({ name, path, statements });
    console.error(name);
  }
  const exports = [];
  for (const format of ['csv', 'xlsx'])
    exports.push(await measureExport(`${url}/api/admin/quotes/export.${format}`, headers, api.pid ?? 0));

  const report = toMarkdown({ outcomes, exports, rounds, budgetMs, ...values });
  if (values.quotes === '100000')
    writeFileSync(new URL(`../results/${values.out}-orders.md`, import.meta.url), report.text);
  console.log(report.text);
  process.exitCode = report.isGood ? 0 : 1;
  await log.close();
} finally {
  api?.kill('SIGTERM');
  if (api && api.exitCode === null) await new Promise((resolve) => api?.once('exit', resolve));
  await database.stop();
}
