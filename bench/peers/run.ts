// `npm run bench:peers`: what visitors ask most of the shop – its catalogue, a price that is saved, what was saved – beside what
// comes nearest to it in Vendure and Medusa, installed for it in folders that are gone afterwards. All on one PostgreSQL, as
// durable as in life, with the same materials and colours, one process each; rounds alternate. Neither has quotes: they save an
// order or a cart of one line. `--only medusa` leaves the other out. Ends with 1 where a ratio is below its floor.
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { numberOption, orExplain, readOptions, wholeOption } from '../../tools/processes/read-options.ts';
import { generator } from '../generate-load.ts';
import { findBelowFloor, type Outcome } from '../judge.ts';
import { describeMachine } from '../describe-machine.ts';
import { measure, megabytesOf, type Ask } from '../measure.ts';
import { saveTop } from '../prepare.ts';
import { toMarkdown } from '../report.ts';
import { emptyShop, noLimits, RunningApi } from '../running-api.ts';
import type { Material, Peer } from './peer.ts';
import { startMedusa } from './start-medusa.ts';
import { startVendure } from './start-vendure.ts';

/** Each with how many times our requests a second have to be its own, and are meant to. */
const peers = [
  {
    name: 'vendure',
    start: startVendure,
    goals: { catalogue: [20, 40], save: [20, 80], read: [7, 20] },
  },
  {
    name: 'medusa',
    start: startMedusa,
    goals: { catalogue: [20, 40], save: [50, 300], read: [10, 20] },
  },
] as const;

const { seconds, rounds, connections, only } = orExplain(() => {
  const values = readOptions({
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  });
  return {
    only: values.only,
    seconds: numberOption('seconds', values.seconds),
    rounds: wholeOption('rounds', values.rounds),
    connections: wholeOption('connections', values.connections),
  };
});

const database = await startTestServer({ isDurable: true });
const api = new RunningApi();
let running: Peer | undefined;
try {
  const ours = await api.start({ DATABASE_URL: await emptyShop(database), ...noLimits });
  const { top, saved } = await saveTop(ours.url);
  const materials = (await (await fetch(`${ours.url}/api/materials`)).json()) as Material[];
  const calls = [
    { name: 'read the catalogue', ask: get('/api/materials'), of: 'catalogue' },
    { name: 'price and save', ask: post('/api/quotes', top), of: 'save' },
    { name: 'read what was saved', ask: get(`/api/quotes/${saved.id}`), of: 'read' },
  ] as const;

  const reasons = [];
  for (const { name, start, goals } of peers.filter((peer) => peer.name.includes(only))) {
    running = await start(database, materials);
    const outcomes: Outcome[] = [];
    for (const { of, ask, ...call } of calls) {
      const [floor, aim] = goals[of];
      outcomes.push({ ...call, floor, aim, rounds: await compare(ours, ask, running, running.asks[of]) });
      console.error(`${name}: ${call.name}`);
    }
    const answered = (await running.countSaved()) - 1;
    const counted =
      outcomes[1]?.rounds.reduce((sum, { bare }) => sum + bare.requestsPerSecond * seconds, 0) ?? 0;
    if (answered < counted * 0.95)
      throw new Error(`${running.name} saved ${answered} orders and answered ${counted}`);
    console.log(`\`npm run bench:peers\`: ${running.name}, ${generator}, ${connections} connections, ${rounds} rounds of ${seconds} s. ${describeMachine()}

${toMarkdown(outcomes, running.name)}

Memory after that, MB: product ${megabytesOf(ours.pid).toFixed(0)}, ${running.name} ${megabytesOf(running.pid).toFixed(0)}.
`);
    reasons.push(...findBelowFloor(outcomes));
    await running.stop();
    running = undefined;
  }
  for (const reason of reasons) console.error(`FAILED: ${reason}`);
  process.exitCode = reasons.length ? 1 : 0;
} finally {
  await running?.stop();
  await api.stop();
  await database.stop();
}

function get(path: string): Ask {
  return { method: 'GET', path };
}

function post(path: string, body: object): Ask {
  return { method: 'POST', path, body: JSON.stringify(body) };
}

/** Rounds of both in turn, after one that warms them up. */
async function compare(ours: Pick<Peer, 'url' | 'pid'>, ask: Ask, peer: Peer, toPeer: Ask) {
  const load = { connections, seconds };
  await measure(ours, ask, load);
  await measure(peer, toPeer, load);
  const readings = [];
  for (let round = 1; round <= rounds; round += 1)
    readings.push({
      product: await measure(ours, ask, load),
      bare: await measure(peer, toPeer, load),
    });
  return readings;
}
