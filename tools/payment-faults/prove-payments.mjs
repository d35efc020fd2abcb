// @ts-check
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runFaults } from './fault-matrix.mjs';
import { faults } from './faults.mjs';
import { refundSteps } from './refund-steps.mjs';
import { steps } from './steps.mjs';

// Every step of a payment, and of giving it back, through every fault: `npm run prove:payments`.
const { values } = parseArgs({
  options: {
    redis: { type: 'boolean', default: false },
    scale: { type: 'string', default: '20' },
    step: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'payment-faults-'));
chmodSync(dataDir, 0o711);
const runs = [...steps, ...refundSteps]
  .filter(({ name }) => name.includes(values.step))
  .flatMap((step) =>
    faults
      .filter(({ name }) => name.includes(values.fault))
      .map((fault) => /** @type {[typeof step, typeof fault]} */ ([step, fault])),
  );
const began = performance.now();
const results = await runFaults({
  dataDir,
  timeScale: Number(values.scale),
  onRedis: values.redis,
  runs,
  onResult: ({ step, fault, seconds, wrong }) =>
    console.log(
      `${step.padEnd(34)} ${fault.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${wrong.join('; ') || 'right'}`,
    ),
});
const violations = results.reduce((sum, { wrong }) => sum + wrong.length, 0);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\n${results.length} runs in ${minutes} min, ${violations} violations. Logs: ${dataDir}`);
process.exitCode = violations ? 1 : 0;
