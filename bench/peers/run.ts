// `npm run bench:peers`: what visitors ask most – the catalogue, a price that is saved, what was saved – beside what comes nearest
// to it in Vendure, on one PostgreSQL, with the same materials and colours, one process each. Vendure has no quotes: it saves an
// order of one line. Ends with 1 where a ratio is below its floor.
import { parseArgs } from 'node:util';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { generator } from '../generate-load.ts';
import { type Ask, compare, megabytesOf } from '../measure.ts';
import { describeMachine, findFailures, type Outcome, toMarkdown } from '../report.ts';
import { freshShop, noLimits, startApi } from '../start-api.ts';
import { saveTop } from '../start-sides.ts';
import { type Material, startVendure } from './start-vendure.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const load = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
};

const database = await startTestServer({ isDurable: true });
const stops = [() => database.stop()];
try {
  const ours = await startApi({ DATABASE_URL: await freshShop(database), ...noLimits });
  stops.unshift(ours.stop);
  const { top, saved } = await saveTop(ours.url);
  const materials = (await (await fetch(`${ours.url}/api/materials`)).json()) as Material[];
  const vendure = await startVendure(database, materials);
  stops.unshift(vendure.stop);
  const { asks } = vendure;
  /** Each with how many times our requests a second have to be Vendure's, and are meant to. */
  const calls: (Omit<Outcome, 'rounds'> & { ask: Ask; toVendure: Ask })[] = [
    {
      name: 'read the catalogue',
      ask: { method: 'GET', path: '/api/materials' },
      toVendure: asks.catalogue,
      floor: 20,
      aim: 40,
    },
    {
      name: 'price and save',
      ask: { method: 'POST', path: '/api/quotes', body: JSON.stringify(top) },
      toVendure: asks.save,
      floor: 20,
      aim: 80,
    },
    {
      name: 'read what was saved',
      ask: { method: 'GET', path: `/api/quotes/${saved.id}` },
      toVendure: asks.read,
      floor: 7,
      aim: 20,
    },
  ];

  const outcomes: Outcome[] = [];
  for (const { ask, toVendure, ...call } of calls)
    outcomes.push({
      ...call,
      rounds: await compare({ ...ours, ask }, { ...vendure, ask: toVendure }, load),
    });
  console.log(`\`npm run bench:peers\`: ${vendure.name}, ${generator}, ${load.connections} connections, ${load.rounds} rounds of ${load.seconds} s. ${describeMachine()}

${toMarkdown(outcomes, vendure.name)}

Memory after that, MB: product ${megabytesOf(ours.pid).toFixed(0)}, ${vendure.name} ${megabytesOf(vendure.pid).toFixed(0)}.`);
  const failures = findFailures(outcomes);
  for (const { name } of failures) console.error(`FAILED: ${name}`);
  process.exitCode = failures.length ? 1 : 0;
} finally {
  for (const stop of stops) await stop();
}
