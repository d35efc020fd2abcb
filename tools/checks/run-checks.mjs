// @ts-check
import { availableParallelism } from 'node:os';

/** Hardly any check keeps two cores busy by itself; more at a time would only slow each other down. */
const atOnce = Math.min(2, availableParallelism());

/**
 * Runs all checks in their order, two at a time, whatever the others found, and prints a table and, as the last line,
 * `N passed, N failed`. Resolves to whether nothing failed.
 * @param {import('./check.d.mts').Check[]} checks
 */
export async function runChecks(checks) {
  /** @type {Map<string, import('./check.d.mts').Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, string>} */
  const rows = new Map();
  const waiting = [...checks];
  /** @type {Map<import('./check.d.mts').Check, Promise<void>>} */
  const running = new Map();

  /** @param {import('./check.d.mts').Check} check */
  const mayStart = ({ needs = [], isAlone = false }) =>
    running.size < (isAlone ? 1 : atOnce) &&
    [...running.keys()].every((other) => !other.isAlone && !needs.includes(other.name));

  /** @param {import('./check.d.mts').Check} check */
  const run = async (check) => {
    const began = performance.now();
    const outcome = await outcomeOf(check, outcomes);
    outcomes.set(check.name, outcome);
    const row = describe(check.name, outcome, (performance.now() - began) / 1000);
    rows.set(check.name, row);
    console.log(row);
    running.delete(check);
  };

  while (waiting.length > 0 || running.size > 0) {
    const [next] = waiting;
    if (next && mayStart(next)) {
      waiting.shift();
      running.set(next, run(next));
    } else await Promise.race(running.values());
  }

  const all = [...outcomes.values()];
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  const table = checks.map(({ name }) => rows.get(name));
  console.log(['', 'Summary', ...table, `${passed} passed, ${failed} failed`].join('\n'));
  return failed === 0;
}

/**
 * @param {import('./check.d.mts').Check} check
 * @param {Map<string, import('./check.d.mts').Outcome>} before
 * @returns {Promise<import('./check.d.mts').Outcome>}
 */
async function outcomeOf({ run, needs = [] }, before) {
  const broken = needs.find((name) => before.get(name)?.failed);
  if (broken) return { passed: 0, failed: 1, note: `not run, because ${broken} failed` };
  try {
    return await run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} name
 * @param {import('./check.d.mts').Outcome} outcome
 * @param {number} seconds
 */
function describe(name, { passed, failed, note }, seconds) {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
  return `  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? `  (${note})` : ''}`;
}
