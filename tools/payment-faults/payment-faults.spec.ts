import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { runFaults, type FaultResult } from './run-faults.ts';
import { faults, titleOf } from './faults.ts';
import { balanceSteps, steps } from './steps.ts';

/**
 * Each step once and each fault at least once; all of them against each other are `npm run prove:payments`. Outages last as
 * long as they say, since leases and time limits do not shrink with them; the other faults are quicker in quicker time.
 */
const systems: { timeScale: number; chosen: [step: string, fault: string][] }[] = [
  {
    timeScale: 20,
    chosen: [
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
  },
  {
    timeScale: 1,
    chosen: [
      ['attempt committed', 'provider cut'],
      ['PAID read', 'PostgreSQL frozen'],
      ['settled, outbox not drained', 'provider cut'],
    ],
  },
];

describe.each(systems)('a payment', ({ timeScale, chosen }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'payment-faults-'));
  chmodSync(dataDir, 0o711);
  let results: FaultResult[] = [];
  beforeAll(async () => {
    results = await runFaults({
      dataDir,
      timeScale,
      runs: chosen.map(([step, fault]) => [named([...steps, ...balanceSteps], step), named(faults, fault)]),
    });
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  for (const [step, fault] of chosen) {
    const title = titleOf(named(faults, fault), timeScale);
    it(`comes right although at "${step}" there was: ${title}`, () => {
      const result = results.find((each) => each.step === step && each.fault === title);
      assert.deepEqual(result?.wrong, []);
    });
  }
});

function named<T extends { name: string }>(list: T[], name: string): T {
  const found = list.find((each) => each.name === name);
  if (!found) throw new Error(`There is nothing named "${name}".`);
  return found;
}
