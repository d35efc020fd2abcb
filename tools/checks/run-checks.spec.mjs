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

  it('counts a check that breaks as a failure', async () => {
    const broken = { name: 'journeys', run: () => Promise.reject(new Error('no browser')) };
    const { lines } = await run([broken]);
    assert.equal(lines.at(-1), '0 passed, 1 failed');
    assert.ok(lines.includes('no browser'));
  });
});
