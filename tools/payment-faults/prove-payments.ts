// Every step of a payment, of a balance in two parts and of giving money back, through every fault: `npm run prove:payments`. Waiting
// times are divided by the scale, and with them how long provider or database are away, but not leases and time limits: whether an
// outage outlasts those is shown by `-- --scale 1 --fault cut --fault frozen`. `--step` chooses steps by a part of their names.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { refundSteps } from './refund-steps.ts';
import { runFaults } from './run-faults.ts';
import { balanceSteps, steps } from './steps.ts';

const { values } = parseArgs({
  options: {
    redis: { type: 'boolean', default: false },
    scale: { type: 'string', default: '20' },
    step: { type: 'string', multiple: true, default: [''] },
    fault: { type: 'string', multiple: true, default: [''] },
  },
});
const named = <T extends { name: string }>(all: T[], wanted: string[]) =>
  all.filter(({ name }) => wanted.some((text) => name.includes(text)));
const timeScale = Number(values.scale);
const struck = named(faults, values.fault);
const runs = named([...steps, ...balanceSteps, ...refundSteps], values.step).flatMap((step) =>
  struck.map((fault) => [step, fault] as [typeof step, typeof fault]),
);
if (!(timeScale >= 1) || !runs.length) throw new Error('--scale is at least 1; --step and --fault name some');
const dataDir = mkdtempSync(join(tmpdir(), 'payment-faults-'));
chmodSync(dataDir, 0o711);
const began = performance.now();
const results = await runFaults({
  dataDir,
  timeScale,
  onRedis: values.redis,
  runs,
  onResult: ({ step, fault, seconds, wrong }) =>
    console.log(
      `${step.padEnd(34)} ${fault.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${wrong.join('; ') || 'right'}`,
    ),
});
const violations = results.reduce((sum, { wrong }) => sum + wrong.length, 0);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `\n${results.length} runs at scale ${timeScale} in ${minutes} min, ${violations} violations. Logs: ${dataDir}`,
);
process.exitCode = violations ? 1 : 0;
