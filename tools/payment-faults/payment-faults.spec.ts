import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { faults, paymentSystem, runFault } from './run-faults.ts';
import { steps } from './steps.ts';

/**
 * Each step and each fault at least once. Waits and outages are divided by the scale, but not leases and timeouts:
 * faults that must outlast those run at scale 1.
 */
const essentialFaults: Record<number, [step: string, fault: string][]> = {
  20: [
    ['request in', 'kill -9 API'],
    ['provider did it, answer lost', 'kill -9 API'],
    ['answer here, not stored', 'kill -9 worker'],
    ['stored, not answered', 'kill -9 PostgreSQL'],
    ['customer paid, no webhook', 'kill -9 all'],
    ['webhook in, hint not stored', 'kill -9 API'],
    ['hint stored, job not queued', 'queue emptied'],
    ['job running', 'queue emptied'],
    ['side effect done, not marked', 'kill -9 worker'],
    ['balance: between the parts', 'kill -9 API'],
    ['balance: PAID read', 'kill -9 all'],
  ],
  1: [
    ['attempt committed', 'provider cut'],
    ['PAID read', 'PostgreSQL frozen'],
    ['settled, outbox not drained', 'provider cut'],
  ],
};

/** `npm run prove:payments`: every step, of balance and refund too, with every fault, or those matching FAULTS. */
const { FAULTS, SCALE = 20 } = process.env;
const allFaults = steps.flatMap(({ name }) =>
  faults
    .filter((fault) => fault.name.match(FAULTS ?? ''))
    .map((fault): [string, string] => [name, fault.name]),
);

describe.each(Object.entries(FAULTS ? { [SCALE]: allFaults } : essentialFaults))(
  'a payment at scale %s',
  (scale, pairs) => {
    const system = paymentSystem(Number(scale));
    beforeAll(() => system.start());
    afterAll(async () => {
      await system.stop();
      // After a full proof the logs stay.
      if (!FAULTS) rmSync(system.dataDir, { recursive: true, force: true });
    });

    for (const [stepName, faultName] of pairs)
      it(`completes although at "${stepName}" there was: ${faultName}`, async () => {
        const step = steps.find(({ name }) => name === stepName);
        const fault = faults.find(({ name }) => name === faultName);
        assert.ok(step && fault);
        assert.deepEqual(await runFault(system, step, fault), []);
      });
  },
);
