// @ts-check
import { availableParallelism } from 'node:os';

/** Hardly any check keeps two cores busy by itself; more at a time would only slow each other down. */
const atOnce = Math.min(2, availableParallelism());

/** Besides them one that mostly waits: for processes to start, to be killed and to come back. */
const waitingAtOnce = 1;

/**
 * Runs all checks in their order, two at a time and one that mostly waits beside them, whatever the others found, and prints a table and, as the last line,
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
  const mayStart = ({ needs = [], isAlone = false, mostlyWaits = false }) => {
    const others = [...running.keys()];
    if (others.some((other) => other.isAlone) || (isAlone && others.length > 0)) return false;
    if (needs.some((name) => isUnfinished(name))) return false;
    const ofItsKind = others.filter((other) => Boolean(other.mostlyWaits) === mostlyWaits).length;
    return ofItsKind < (mostlyWaits ? waitingAtOnce : atOnce);
  };
  /** @param {string} name */
  const isUnfinished = (name) => checks.some((check) => check.name === name) && !outcomes.has(name);

  /** The next one in their order; what is to run alone is not overtaken. */
  const nextToStart = () => {
    const alone = waiting.findIndex(({ isAlone }) => isAlone);
    return waiting.slice(0, alone < 0 ? waiting.length : alone + 1).find(mayStart);
  };

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
    const next = nextToStart();
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    } else await Promise.race(running.values());
  }

  const all = [...outcomes.values()];
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  const table = checks.map(({ name }) => rows.get(name));
  const names = failedNames(checks, outcomes);
  console.log(['', 'Summary', ...table, ...names, `${passed} passed, ${failed} failed`].join('\n'));
  return failed === 0;
}

/** Who sees the end of the output alone is to know what failed: so many lines of it in all. */
const namesAtMost = 20;
const longestName = 200;

/**
 * What failed, check by check; a check with many failures leaves room for the others.
 * @param {import('./check.d.mts').Check[]} checks
 * @param {Map<string, import('./check.d.mts').Outcome>} outcomes
 */
function failedNames(checks, outcomes) {
  const broken = checks.flatMap(({ name }) => {
    const names = outcomes.get(name)?.failures ?? [];
    return names.length > 0 ? [{ name, names }] : [];
  });
  if (broken.length === 0) return [];
  const each = Math.max(1, Math.floor(namesAtMost / broken.length));
  const lines = broken.flatMap(({ name, names }) => {
    // The line that counts the rest takes the place of a name.
    const shown = names.length > each ? names.slice(0, Math.max(1, each - 1)) : names;
    const rest = names.length - shown.length;
    return [
      ...shown.map((text) => `  ${name}: ${text.trim().slice(0, longestName)}`),
      ...(rest > 0 ? [`  ${name}: … and ${rest} more, in test-results`] : []),
    ];
  });
  return ['', 'Failed', ...lines, ''];
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
    const reason = error instanceof Error ? error.message : String(error);
    console.log(reason);
    return { passed: 0, failed: 1, failures: [reason.trim().split('\n')[0] ?? reason] };
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
