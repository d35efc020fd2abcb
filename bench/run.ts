// Compares the API and the shop's server with the yardstick of bare-server.ts in one run: A B A B, each round with itself, because
// these machines are noisy. `npm run bench` builds and runs it, and ends with 1 where a ratio is below its floor; `--seconds`,
// `--rounds` and `--connections` change its length, `--only pdf` measures the requests alone whose names have that in them.
// `--profile <folder>` keeps what the product's servers spent their time on, for Chrome's developer tools.
import { writeFileSync } from 'node:fs';
import { startTestServer } from '../tools/postgres/test-server.ts';
import {
  namedOption,
  numberOption,
  orExplain,
  readOptions,
  wholeOption,
} from '../tools/processes/read-options.ts';
import { generator } from './generate-load.ts';
import { findBelowFloor, type Outcome } from './judge.ts';
import { describeMachine } from './describe-machine.ts';
import { measure, megabytesOf } from './measure.ts';
import { toMarkdown } from './report.ts';
import { scenarios } from './scenarios.ts';
import { startSides } from './start-sides.ts';

const { seconds, rounds, connections, chosen, profile } = orExplain(() => {
  const values = readOptions({
    connections: { type: 'string', default: '10,50' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
  });
  return {
    seconds: numberOption('seconds', values.seconds),
    rounds: wholeOption('rounds', values.rounds),
    connections: values.connections.split(',').map((number) => wholeOption('connections', number)),
    chosen: namedOption('only', scenarios, values.only),
    profile: values.profile,
  };
});

// As durable as in life: what a commit costs belongs to what saving costs.
const database = await startTestServer({ isDurable: true });
let stop = () => database.stop();
try {
  const sides = await startSides(database, {
    // One for each deposit that a server may begin, more than it will.
    copies: 800 * Math.ceil(seconds) * (rounds + 1) * 2 * connections.length,
    profile,
  });
  stop = () => sides.stop().then(() => database.stop());
  const { fixture, bare, caddy } = sides;

  const outcomes: Outcome[] = [];
  for (const scenario of chosen) {
    const { bareBody, ...asked } = scenario.ask(fixture);
    const toBare = { ...asked, body: bareBody ?? asked.body };
    const yardsticks = [{ ...scenario, yardstick: bare }];
    if (scenario.besideCaddy && caddy)
      yardsticks.push({ ...scenario, ...scenario.besideCaddy, yardstick: caddy });
    for (const { name, floor, aim, yardstick } of yardsticks)
      for (const many of connections.filter((many) => many <= (scenario.mostConnections ?? Infinity))) {
        const load = { connections: many, seconds };
        const product = () => measure(sides[scenario.of], asked, load);
        const other = () => measure(yardstick, toBare, load);
        await product();
        await other();
        const readings = [];
        for (let round = 1; round <= rounds; round += 1) {
          readings.push({ product: await product(), bare: await other() });
          console.error(`${name}, ${many} connections: round ${round} of ${rounds}`);
        }
        const outcome = { name: `${name}, ${many} connections`, floor, aim, rounds: readings };
        outcomes.push(outcome);
        // So that nothing is lost where a later one fails.
        console.error(toMarkdown([outcome]).split('\n').at(-1));
      }
  }
  const memory = [sides.api, sides.shop, bare].map(({ pid }) => megabytesOf(pid).toFixed(0));
  const today = new Date().toISOString().slice(0, 10);
  const report = `# ${today}

\`npm run bench\`: ${generator}, ${rounds} rounds of ${seconds} s. ${describeMachine()}

${toMarkdown(outcomes)}

Memory after that, MB: API ${memory[0]}, shop's server ${memory[1]}, bare ${memory[2]}.
`;
  console.log(report);
  if (chosen.length === scenarios.length && rounds >= 5)
    writeFileSync(new URL(`results/${today}.md`, import.meta.url), report);
  const reasons = findBelowFloor(outcomes);
  for (const reason of reasons) console.error(`FAILED: ${reason}`);
  process.exitCode = reasons.length ? 1 : 0;
} finally {
  await stop();
}
