// @ts-check
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { runChecks } from './run-checks.mjs';

/** @param {import('./check.d.mts').Check[]} checks */
async function run(checks) {
  const log = mock.method(console, 'log', () => {});
  const allPassed = await runChecks(checks);
  const lines = log.mock.calls.flatMap(({ arguments: [text] }) => String(text).split('\n'));
  log.mock.restore();
  return { allPassed, lines };
}
/** @param {string} name @param {import('./check.d.mts').Outcome} outcome @param {string[]} [needs] */
const check = (name, outcome, needs = []) => ({ name, needs, run: async () => outcome });

/** Checks that take a moment, and what ran beside each. */
function slowChecks() {
  const running = new Set();
  /** @type {Record<string, string[]>} */
  const beside = {};
  /** @param {string} name @param {{ needs?: string[], isAlone?: boolean, mostlyWaits?: boolean }} [more] */
  const slow = (name, more = {}) => ({
    name,
    ...more,
    run: async () => {
      for (const other of running) beside[other]?.push(name);
      beside[name] = [...running];
      running.add(name);
      await new Promise((done) => setTimeout(done, 20));
      running.delete(name);
      return { passed: 1, failed: 0 };
    },
  });
  return { slow, beside };
}

describe('npm test', () => {
  it('ends with the sum of all checks as its last line', async () => {
    const { allPassed, lines } = await run([
      check('a', { passed: 2, failed: 0 }),
      check('b', { passed: 3, failed: 0, note: 'left out' }),
    ]);
    assert.equal(allPassed, true);
    assert.equal(lines.at(-1), '5 passed, 0 failed');
    assert.ok(lines.some((line) => /b .*3 passed +\(left out\)/.test(line)));
  });

  it('names what failed just before the last line, and leaves room for every check', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `price ${index} is right`);
    const { lines } = await run([
      check('unit', { passed: 0, failed: 40, failures: many }),
      check('api', { passed: 3, failed: 0 }),
      check('journeys', { passed: 9, failed: 1, failures: ['order.journey.ts › pays a deposit'] }),
    ]);
    const named = lines.slice(lines.indexOf('Failed') + 1, -2);

    assert.equal(named[0], '  unit: price 0 is right');
    assert.deepEqual(named.slice(-2), [
      '  unit: … and 31 more, in test-results',
      '  journeys: order.journey.ts › pays a deposit',
    ]);
    assert.ok(named.length <= 20);
    assert.equal(lines.at(-1), '12 passed, 41 failed');
  });

  it('runs what failed once more by itself, and names what passes only then', async () => {
    const { slow, beside } = slowChecks();
    const api = check('api', { passed: 4, failed: 1, failures: ['pays twice'] });
    const again = async () => ({ passed: 5, failed: 0 });
    const { allPassed, lines } = await run([
      { ...api, again: () => slow('api again').run().then(again) },
      slow('journeys'),
    ]);

    assert.equal(allPassed, true);
    assert.deepEqual(beside['api again'], []);
    assert.ok(lines.some((line) => /api .*5 passed, 1 UNSTEADY/.test(line)));
    assert.deepEqual(lines.slice(-4), [
      'Unsteady: failed at first, but not again',
      '  api: pays twice',
      '',
      '6 passed, 0 failed',
    ]);
  });

  it('fails for what fails again, and asks no check that must pass at once', async () => {
    const { allPassed, lines } = await run([
      {
        ...check('api', { passed: 3, failed: 2, failures: ['pays twice', 'is late'] }),
        again: async () => ({ passed: 4, failed: 1, failures: ['pays twice'] }),
      },
      check('durability', { passed: 0, failed: 1, failures: ['loses a mail'] }),
    ]);

    assert.equal(allPassed, false);
    assert.deepEqual(lines.slice(lines.indexOf('Failed') + 1), [
      '  api: pays twice',
      '  durability: loses a mail',
      '',
      'Unsteady: failed at first, but not again',
      '  api: is late',
      '',
      '4 passed, 2 failed',
    ]);
  });

  it('runs on after a failure, except what the failed step was needed for', async () => {
    const { allPassed, lines } = await run([
      check('build', { passed: 0, failed: 1 }),
      check('journeys', { passed: 9, failed: 0 }, ['build']),
      check('ledger', { passed: 1, failed: 0 }),
    ]);
    assert.equal(allPassed, false);
    assert.equal(lines.at(-1), '1 passed, 2 failed');
    assert.ok(lines.some((line) => line.includes('not run, because build failed')));
  });

  it('runs two checks at a time at most, and some alone', async () => {
    const { slow, beside } = slowChecks();
    const { lines } = await run([
      slow('a'),
      slow('b'),
      slow('c'),
      slow('alone', { isAlone: true }),
      slow('d'),
    ]);

    for (const others of Object.values(beside)) assert.ok(others.length <= 2);
    assert.deepEqual(beside.alone, []);
    assert.ok(!beside.d?.includes('alone'));
    assert.equal(lines.at(-1), '5 passed, 0 failed');
  });

  it('runs one that mostly waits beside two others, and lets none pass what is to run alone', async () => {
    const { slow, beside } = slowChecks();
    await run([
      slow('a'),
      slow('b'),
      slow('kills', { mostlyWaits: true }),
      slow('outage', { mostlyWaits: true }),
      slow('alone', { isAlone: true }),
      slow('later', { mostlyWaits: true }),
    ]);

    assert.deepEqual(beside.kills, ['a', 'b']);
    assert.ok(!beside.outage?.includes('kills'));
    assert.deepEqual(beside.alone, []);
    assert.deepEqual(beside.later, []);
  });

  it('waits for a check that another one needs', async () => {
    const { slow, beside } = slowChecks();
    await run([slow('build'), slow('journeys', { needs: ['build'] })]);

    assert.deepEqual(beside, { build: [], journeys: [] });
  });

  it('lists the checks in their order, whichever ended first', async () => {
    const { slow } = slowChecks();
    const { lines } = await run([slow('slow'), check('quick', { passed: 1, failed: 0 })]);
    const summary = lines.slice(lines.indexOf('Summary') + 1).map((line) => line.trim().split(' ')[0]);

    assert.deepEqual(summary, ['slow', 'quick', '2']);
  });

  it('counts a check that breaks as a failure', async () => {
    const broken = { name: 'journeys', run: () => Promise.reject(new Error('no browser')) };
    const { lines } = await run([broken]);
    assert.equal(lines.at(-1), '0 passed, 1 failed');
    assert.ok(lines.includes('no browser'));
    assert.ok(lines.includes('  journeys: no browser'));
  });
});
