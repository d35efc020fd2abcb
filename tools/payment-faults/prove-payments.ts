import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedOption, numberOption, orExplain, readOptions } from '../processes/read-options.ts';
import { runFaults } from './fault-matrix.ts';
import { faults } from './faults.ts';
import { refundSteps } from './refund-steps.ts';
import { balanceSteps, steps } from './steps.ts';

// Every step of a payment, of a balance in two parts and of giving money back, through every fault: `npm run prove:payments`. Waiting times are
// divided by the scale, and with them how long provider or database are away, but not leases and time limits: whether an
// outage outlasts those is shown by `-- --scale 1 --fault cut --fault frozen`.
const { redis, timeScale, runs } = orExplain(() => {
  const { redis, scale, step, fault } = readOptions({
    redis: { type: 'boolean', default: false },
    scale: { type: 'string', default: '20' },
    step: { type: 'string', multiple: true, default: [] },
    fault: { type: 'string', multiple: true, default: [] },
  });
  const struck = namedOption('fault', faults, fault);
  return {
    redis,
    timeScale: numberOption('scale', scale),
    runs: namedOption('step', [...steps, ...balanceSteps, ...refundSteps], step).flatMap((each) =>
      struck.map((one) => [each, one] as [typeof each, typeof one]),
    ),
  };
});
const dataDir = mkdtempSync(join(tmpdir(), 'payment-faults-'));
chmodSync(dataDir, 0o711);
const began = performance.now();
const results = await runFaults({
  dataDir,
  timeScale,
  onRedis: redis,
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
process.exitCode = violations || !results.length ? 1 : 0;
