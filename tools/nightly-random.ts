// Tests with other random values than they draw by day: `npm run test:nightly`. The seed is said first and last, so
// that whatever is found can be had again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const [program, ...args] = ['npm', 'run', 'test:all'];

const seed = String(randomInt(2 ** 31));
const again = `FC_SEED=${seed} ${[program, ...args].join(' ')}`;
console.log(again);
const { status, error } = spawnSync(program, args, {
  env: { ...process.env, FC_SEED: seed },
  stdio: 'inherit',
});
if (error) console.error(error.message);
console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${again}`);
process.exitCode = status ?? 1;
