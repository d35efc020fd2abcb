// `npm run bench:scale`: whether what visitors ask costs more among a million quotes than among a thousand. Two of the API on
// one PostgreSQL, each with a shop of its own, asked in turn. Ends with 1 where a request of the large one costs more than
// 1.2 times as much. Filling it takes half an hour; `--quotes 100000 --deposits 30000` is a quicker look.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { orExplain, readOptions, wholeOption } from '../../tools/processes/read-options.ts';
import { describeMachine } from '../describe-machine.ts';
import { generator } from '../generate-load.ts';
import { findBelowFloor, type Outcome } from '../judge.ts';
import { measure } from '../measure.ts';
import { prepare } from '../prepare.ts';
import { toMarkdown } from '../report.ts';
import { manyOrders, noLimits, RunningApi } from '../running-api.ts';
import { scenarios, type Scenario } from '../scenarios.ts';
import { startServer } from '../start-server.ts';

/** At most 1.2 times the cost. */
const least = 0.83;
const seconds = 3;
const load = { connections: 10, seconds };
const few = { quotes: '1000', deposits: '300' };

const { many, rounds } = orExplain(() => {
  const { rounds, ...many } = readOptions({
    quotes: { type: 'string', default: '1000000' },
    deposits: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '5' },
  });
  return { many, rounds: wholeOption('rounds', rounds) };
});

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await startTestServer({ isDurable: true });
const [port = 0] = await freePorts(1);
const sandbox = await startServer(
  new URL('../../apps/sumup-sandbox/dist/server.js', import.meta.url).pathname,
  {
    env: { SUMUP_SANDBOX_PORT: String(port), SUMUP_SANDBOX_DATA: join(folder, 'sandbox.ndjson') },
    healthUrl: `http://127.0.0.1:${port}/health`,
  },
);
const [largeApi, smallApi] = [new RunningApi(), new RunningApi()];
try {
  const large = await openShop(largeApi, 'large', many);
  const small = await openShop(smallApi, 'small', few);
  const outcomes: Outcome[] = [];
  for (const { name, ask } of scenarios.filter(isOfVisitors)) {
    const ofShop = ({ fixture, ...server }: typeof large) =>
      measure(server, ask({ ...fixture, assetPath: '' }), load);
    await ofShop(large);
    await ofShop(small);
    const readings = [];
    for (let round = 1; round <= rounds; round += 1)
      readings.push({ product: await ofShop(large), bare: await ofShop(small) });
    outcomes.push({ name, floor: least, aim: least, rounds: readings });
    console.error(name);
  }
  console.log(`\`npm run bench:scale\`: ${many.quotes} quotes and ${many.deposits} deposits beside ${few.quotes} and ${few.deposits}, ${generator}, ${load.connections} connections, ${rounds} rounds of ${seconds} s. ${describeMachine()}

${toMarkdown(outcomes, `${few.quotes} quotes`)}`);
  const reasons = findBelowFloor(outcomes);
  for (const reason of reasons) console.error(`FAILED: ${reason}`);
  process.exitCode = reasons.length ? 1 : 0;
} finally {
  await largeApi.stop();
  await smallApi.stop();
  await sandbox.stop();
  await database.stop();
  rmSync(folder, { recursive: true });
}

/** Of the API's, all but staff's, and the drawing of PDFs, which asks the database once. */
function isOfVisitors({ name, of }: Scenario) {
  return of === 'api' && !/admin|pdf/.test(name);
}

/** A shop with so many orders, and what the requests are about; what deposits are begun for is copied besides. */
async function openShop(api: RunningApi, name: string, orders: typeof few) {
  const DATABASE_URL = await manyOrders(database, orders, name);
  const { headers, ...server } = await api.start({
    DATABASE_URL,
    SUMUP_API_URL: `http://127.0.0.1:${port}`,
    SUMUP_PAGE_ORIGIN: `http://localhost:${port}`,
    ...noLimits,
  });
  const copies = 300 * seconds * (rounds + 1);
  const fixture = await prepare({ DATABASE_URL, apiUrl: server.url, cookie: headers.cookie, copies });
  return { ...server, fixture };
}
