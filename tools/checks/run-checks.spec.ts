import { expect, it } from 'vitest';
import { runChecks, type Check, type Outcome } from './run-checks.ts';

const check = (name: string, outcome: Outcome): Record<string, Check> => ({ [name]: () => outcome });

async function run(stages: Record<string, Check>[]) {
  const lines: string[] = [];
  const isPassed = await runChecks(stages, (text) => lines.push(...text.split('\n')));
  return { isPassed, lines };
}

it('prints the totals of all checks as its last line', async () => {
  const { isPassed, lines } = await run([
    { ...check('a', { passed: 2, failed: 0 }), ...check('b', { passed: 3, failed: 0, note: 'on Redis' }) },
    check('c', { passed: 1, failed: 0 }),
  ]);
  expect(isPassed).toBe(true);
  expect(lines.at(-1)).toBe('6 passed, 0 failed');
  expect(lines.some((line) => /b .*3 passed {2}\(on Redis\)/.test(line))).toBe(true);
});

it('lists failures just before the last line, limited to what can be read', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `price ${index} is right`);
  const { isPassed, lines } = await run([
    check('tests', { passed: 0, failed: 40, failures: many }),
    check('journeys', { passed: 9, failed: 0 }),
  ]);
  const listedFailures = lines.slice(lines.indexOf('Failed') + 1, -2);

  expect(isPassed).toBe(false);
  expect(listedFailures[0]).toBe('  tests: price 0 is right');
  expect(listedFailures).toHaveLength(21);
  expect(listedFailures.at(-1)).toBe('  … and 20 more, in test-results');
  expect(lines.at(-1)).toBe('9 passed, 40 failed');
});

it('continues after a failure, unless the build failed', async () => {
  const failed = { passed: 0, failed: 1 };
  const journeys = check('journeys', { passed: 9, failed: 0 });

  expect((await run([check('lint', failed), journeys])).lines.at(-1)).toBe('9 passed, 1 failed');
  expect((await run([check('build', failed), journeys])).lines.at(-1)).toBe('0 passed, 1 failed');
});

it('counts a check that throws as a failure, with its reason', async () => {
  const { lines } = await run([{ journeys: () => Promise.reject(new Error('no browser')) }]);

  expect(lines).toContain('  journeys: no browser');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
});
