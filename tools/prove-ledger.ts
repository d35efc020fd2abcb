import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const type = 'string';
const options = { histories: { type }, piece: { type }, seed: { type } } as const;
const { histories = 20_000, piece = 1_000, seed: first = randomInt(2 ** 30) } = parseArgs({ options }).values;
const spec = 'src/payments/ledger/ledger-histories.api-spec.ts';
for (let seed = Number(first), passed = 0; passed < Number(histories); seed += 1) {
  const count = Math.min(Number(piece), Number(histories) - passed);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'postgres', '-t', 'many more', spec], {
    env: { ...process.env, FC_SEED: String(seed), HISTORIES: String(count), PROVIDER: 'sandbox' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Failed with seed ${seed}, after ${passed} histories had passed.`);
  passed += count;
  console.log(`${passed} of ${histories} histories passed, the last with seed ${seed}.`);
}
