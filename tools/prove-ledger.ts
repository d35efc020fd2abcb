// Random histories of money through the shop's own services, beside the books of the sandbox: `npm run prove:ledger`. In
// pieces, each with a database and a seed of its own; `-- --histories 20000 --piece 1000 --seed 7`.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '20000' },
    piece: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(randomInt(2 ** 30)) },
  },
});
const [histories, piece, first] = [Number(values.histories), Number(values.piece), Number(values.seed)];
if (!(histories >= 1 && piece >= 1 && first >= 0)) throw new Error('All options are numbers.');
const spec = 'src/payments/ledger/ledger-histories.api-spec.ts';
let passed = 0;
for (let seed = first; passed < histories; seed += 1) {
  const count = Math.min(piece, histories - passed);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'postgres', '-t', 'many more', spec], {
    env: { ...process.env, FC_SEED: String(seed), HISTORIES: String(count), PROVIDER: 'sandbox' },
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`FAILED with seed ${seed}, after ${passed} histories had passed.`);
    process.exit(1);
  }
  passed += count;
  console.log(`${passed} of ${histories} histories passed, the last with seed ${seed}.`);
}
