// `npm run bench`: the API and the shop's server alternating with bare-server.ts, in a shop with 100,000 quotes. Exits
// 1 if a ratio is below its floor or a list is too slow. `--only materials --rounds 1 --seconds 2 --quotes 1000
// --deposits 300` is a quick run.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startTestServer } from '../tools/postgres/test-server.ts';
import { generator } from './generate-load.ts';
import { compare, megabytesOf } from './measure.ts';
import { describeMachine, findFailures, toMarkdown, type Outcome } from './report.ts';
import { scenarios } from './scenarios.ts';
import { startSides } from './start-sides.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10,50' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    quotes: { type: 'string', default: '100000' },
    deposits: { type: 'string', default: '30000' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const connections = values.connections.split(',').map(Number);
const chosen = scenarios.filter(({ name }) => name.includes(values.only));
if (!chosen.length) throw new Error(`no scenario's name contains "${values.only}"`);

// Durable as in production: the cost of a commit is part of saving.
const database = await startTestServer({ isDurable: true });
let stop = () => database.stop();
try {
  const sides = await startSides(database, values);
  stop = () => sides.stop().then(() => database.stop());
  const { fixture, bare } = sides;

  const outcomes: Outcome[] = [];
  for (const { name, server, toRequest, ...goals } of chosen) {
    // One per deposit the server may create, with a reserve.
    if (name.endsWith('deposit-payments'))
      await sides.copyQuote(800 * Math.ceil(seconds) * (rounds + 1) * 2 * connections.length);
    for (const count of goals.withinMs ? [1] : connections) {
      const { bareRequest, ...request } = toRequest(fixture);
      const measured = await compare(
        { ...sides[server], request },
        { ...bare, request: { ...request, ...bareRequest } },
        { connections: count, seconds: goals.withinMs ? 1 : seconds, rounds },
      );
      outcomes.push({ name: `${name}, ${count} connections`, ...goals, rounds: measured });
      // Printed now in case a later scenario fails.
      console.error(toMarkdown(outcomes.slice(-1)).split('\n')[2]);
    }
  }
  const memory = [sides.api, sides.shop, bare].map(({ pid }) => megabytesOf(pid).toFixed(0));
  const today = new Date().toISOString().slice(0, 10);
  const report = `# ${today}

\`npm run bench\`: ${values.quotes} quotes, ${values.deposits} deposits, ${generator}, ${rounds} rounds of ${seconds} s. ${describeMachine()}

${toMarkdown(outcomes)}

Memory after that, MB: API ${memory[0]}, shop's server ${memory[1]}, bare ${memory[2]}.
`;
  console.log(report);
  if (!values.only && rounds >= 5) writeFileSync(new URL(`results/${today}.md`, import.meta.url), report);
  const failures = findFailures(outcomes);
  for (const { name } of failures) console.error(`FAILED: ${name}`);
  process.exitCode = failures.length ? 1 : 0;
} finally {
  await stop();
}
