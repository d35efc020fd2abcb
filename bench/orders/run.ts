// `npm run bench:orders`: staff's lists among 100,000 quotes and 30,000 deposits. The API runs as it is built on a
// throwaway PostgreSQL; what is measured is what PostgreSQL itself says of each statement that a request sent
// (auto_explain: execution time and plan, of prepared statements as they are). Ends with 1 when a statement takes longer
// than the budget, or reads one of the big tables from end to end, or when a file takes more memory the longer it is. `--quotes` and `--deposits` make it smaller; then
// nothing is written.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { manyOrders, RunningApi } from '../running-api.ts';
import { measureExport, warmUp } from './measure-export.ts';
import { openPlanLog } from './plan-log.ts';
import { toMarkdown } from './report.ts';
import { files, filesOfAKind, requests } from './requests.ts';

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
const database = await startTestServer();
const api = new RunningApi();
try {
  const DATABASE_URL = await manyOrders(database, values);
  const log = await openPlanLog(new pg.Client({ connectionString: DATABASE_URL }), 'bench');

  const { url, headers } = await api.start({ DATABASE_URL });
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
  const narrow = await api.start({ DATABASE_URL }, [`--max-old-space-size=${heapMb}`]);
  const warmUps = [];
  for (const [index, { name, path }] of files.entries()) {
    const wanted = { name, ...narrow, url: narrow.url + path };
    if (index % filesOfAKind === 0) warmUps.push({ name, peaks: await warmUp(wanted) });
    exports.push(await measureExport(wanted));
  }

  const report = toMarkdown({
    outcomes,
    yardsticks,
    warmUps,
    exports,
    rounds,
    budgetMs,
    heapMb,
    ...values,
  });
  if (values.quotes === '100000')
    writeFileSync(new URL(`../results/${values.out}-orders.md`, import.meta.url), report.text);
  console.log(report.text);
  process.exitCode = report.isGood ? 0 : 1;
} finally {
  await api.stop();
  await database.stop();
}
