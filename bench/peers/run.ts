// `npm run bench:peers`: what visitors ask most of the shop – its catalogue, a price that is saved, what was saved – beside the
// same of Vendure, installed for it in a folder that is gone afterwards. Both on one PostgreSQL, as durable as in life, with the
// same materials and colours, one process each; rounds alternate. Vendure has no quotes: it saves an order of one line.
// Ends with 1 where a ratio is below its floor.
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { numberOption, orExplain, readOptions, wholeOption } from '../../tools/processes/read-options.ts';
import { generator } from '../generate-load.ts';
import { findBelowFloor, type Outcome } from '../judge.ts';
import { describeMachine } from '../describe-machine.ts';
import { measure, megabytesOf, type Ask } from '../measure.ts';
import { saveTop } from '../prepare.ts';
import { toMarkdown } from '../report.ts';
import { emptyShop, noLimits, RunningApi } from '../running-api.ts';
import { startVendure } from './start-vendure.ts';

const { seconds, rounds, connections } = orExplain(() => {
  const values = readOptions({
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  });
  return {
    seconds: numberOption('seconds', values.seconds),
    rounds: wholeOption('rounds', values.rounds),
    connections: wholeOption('connections', values.connections),
  };
});

const database = await startTestServer({ isDurable: true });
const api = new RunningApi();
let vendure: Awaited<ReturnType<typeof startVendure>> | undefined;
try {
  const ours = await api.start({ DATABASE_URL: await emptyShop(database), ...noLimits });
  const { top, saved } = await saveTop(ours.url);
  vendure = await startVendure(database, `${ours.url}/api/materials`);
  const { asks, ...theirs } = vendure;

  const get = (path: string): Ask => ({ method: 'GET', path });
  const save: Ask = { method: 'POST', path: '/api/quotes', body: JSON.stringify(top) };
  const calls = [
    { name: 'read the catalogue', ask: get('/api/materials'), toVendure: asks.catalogue, floor: 20, aim: 40 },
    { name: 'price and save', ask: save, toVendure: asks.save, floor: 20, aim: 80 },
    {
      name: 'read what was saved',
      ask: get(`/api/quotes/${saved.id}`),
      toVendure: asks.read,
      floor: 10,
      aim: 20,
    },
  ];
  const outcomes: Outcome[] = [];
  for (const { ask, toVendure, ...call } of calls) {
    const load = { connections, seconds };
    await measure(ours, ask, load);
    await measure(theirs, toVendure, load);
    const readings = [];
    for (let round = 1; round <= rounds; round += 1) {
      readings.push({
        product: await measure(ours, ask, load),
        bare: await measure(theirs, toVendure, load),
      });
      console.error(`${call.name}: round ${round} of ${rounds}`);
    }
    outcomes.push({ ...call, rounds: readings });
  }
  const answered = (await vendure.countSaved()) - 1;
  const counted =
    outcomes[1]?.rounds.reduce((sum, { bare }) => sum + bare.requestsPerSecond * seconds, 0) ?? 0;
  if (answered < counted * 0.95) throw new Error(`Vendure saved ${answered} orders and answered ${counted}`);
  console.log(`\`npm run bench:peers\`: Vendure ${vendure.version}, ${generator}, ${connections} connections, ${rounds} rounds of ${seconds} s. ${describeMachine()}

${toMarkdown(outcomes, 'Vendure')}

Memory after that, MB: product ${megabytesOf(ours.pid).toFixed(0)}, Vendure ${megabytesOf(theirs.pid).toFixed(0)}.`);
  const reasons = findBelowFloor(outcomes);
  for (const reason of reasons) console.error(`FAILED: ${reason}`);
  process.exitCode = reasons.length ? 1 : 0;
} finally {
  await vendure?.stop();
  await api.stop();
  await database.stop();
}
