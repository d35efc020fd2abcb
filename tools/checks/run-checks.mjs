// @ts-check
import { availableParallelism } from 'node:os';

/**
 * @typedef {import('./check.d.mts').Check} Check
 * @typedef {import('./check.d.mts').Outcome} Outcome
 */

/** Hardly any check keeps two cores busy by itself; more at a time would only slow each other down. */
const atOnce = Math.min(2, availableParallelism());

/** Besides them one that mostly waits: for processes to start, to be killed and to come back. */
const waitingAtOnce = 1;

/**
 * Runs all checks in their order, two at a time and one that mostly waits beside them, whatever the others found, and prints a table and, as the last line,
 * `N passed, N failed`. What failed is run once more at the end, alone, where its check can. Resolves to whether nothing failed.
 * @param {Check[]} checks
 */
export async function runChecks(checks) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, string>} */
  const rows = new Map();
  const waiting = [...checks];
  /** @type {Map<Check, Promise<void>>} */
  const running = new Map();

  /** @param {Check} check */
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

  /** @param {Check} check @param {() => Promise<Outcome>} attempt */
  const run = async (check, attempt) => {
    const began = performance.now();
    const outcome = await settled(attempt);
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
      running.set(
        next,
        run(next, () => firstTime(next, outcomes)),
      );
    } else await Promise.race(running.values());
  }
  for (const check of checks) {
    const { again } = check;
    const first = outcomes.get(check.name);
    if (again && first?.failures) await run(check, () => onceMore(again, first));
  }

  const all = [...outcomes.values()];
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  const table = checks.map(({ name }) => rows.get(name));
  const names = [
    ...namesOf('Failed', checks, (name) => outcomes.get(name)?.failures),
    ...namesOf('Unsteady: failed at first, but not again', checks, (name) => outcomes.get(name)?.unsteady),
  ];
  if (names.length > 0) names.push('');
  console.log(['', 'Summary', ...table, ...names, `${passed} passed, ${failed} failed`].join('\n'));
  return failed === 0;
}

/** Who sees the end of the output alone is to know what failed: so many lines of it in all. */
const namesAtMost = 20;
const longestName = 200;

/**
 * What failed, check by check; a check with many failures leaves room for the others.
 * @param {string} heading
 * @param {Check[]} checks
 * @param {(name: string) => string[] | undefined} namesIn
 */
function namesOf(heading, checks, namesIn) {
  const broken = checks.flatMap(({ name }) => {
    const names = namesIn(name) ?? [];
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
  return ['', heading, ...lines];
}

/**
 * @param {Check} check
 * @param {Map<string, Outcome>} before
 * @returns {Promise<Outcome>}
 */
async function firstTime({ run, needs = [] }, before) {
  const broken = needs.find((name) => before.get(name)?.failed);
  return broken ? { passed: 0, failed: 1, note: `not run, because ${broken} failed` } : run();
}

/**
 * A fault fails again. What does not is counted as passed and named all the same, because it is to be mended.
 * @param {NonNullable<Check['again']>} again
 * @param {Outcome} first
 * @returns {Promise<Outcome>}
 */
async function onceMore(again, first) {
  const outcome = await again(first);
  const failures = outcome.failures ?? [];
  const unsteady = (first.failures ?? []).filter((name) => !failures.includes(name));
  return { ...outcome, ...(unsteady.length > 0 && { unsteady }) };
}

/** @param {() => Promise<Outcome>} attempt @returns {Promise<Outcome>} */
async function settled(attempt) {
  try {
    return await attempt();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(reason);
    return { passed: 0, failed: 1, failures: [reason.trim().split('\n')[0] ?? reason] };
  }
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {number} seconds
 */
function describe(name, { passed, failed, note, unsteady = [] }, seconds) {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(unsteady.length > 0 ? [`${unsteady.length} UNSTEADY`] : []),
  ].join(', ');
  return `  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${counts}${note ? `  (${note})` : ''}`;
}
