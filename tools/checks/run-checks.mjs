// @ts-check

/**
 * Runs all checks, one after another, whatever the others found, and prints a table and, as the last line,
 * `N passed, N failed`. Resolves to whether nothing failed.
 * @param {import('./check.d.mts').Check[]} checks
 */
export async function runChecks(checks) {
  /** @type {Map<string, import('./check.d.mts').Outcome>} */
  const outcomes = new Map();
  const rows = [];
  for (const check of checks) {
    const began = performance.now();
    const outcome = await outcomeOf(check, outcomes);
    outcomes.set(check.name, outcome);
    const row = describe(check.name, outcome, (performance.now() - began) / 1000);
    console.log(row);
    rows.push(row);
  }
  const all = [...outcomes.values()];
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  console.log(['', 'Summary', ...rows, `${passed} passed, ${failed} failed`].join('\n'));
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
