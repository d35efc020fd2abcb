// @ts-check
import {
  failedInJest,
  failedInNodeTests,
  failedJourneys,
  failedTasks,
  lastWords,
  typeErrors,
} from './failed-names.mjs';

/**
 * @typedef {import('./check.d.mts').Outcome} Outcome
 * @typedef {import('./run-tool.mjs').ToolRun} ToolRun
 */

/** A tool that says only yes or no. @param {ToolRun} run @returns {Outcome} */
export const countWhole = (run) =>
  run.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: lastWords(run) };

/** Each project is one check. @param {ToolRun} run @returns {Outcome} */
export function countNxTasks(run) {
  const total = Number(/Running target \S+ for (\d+) project/.exec(run.output)?.[1] ?? 1);
  const tasks = failedTasks(run);
  return withFailure(run, total, tasks.length, tasks, true);
}

/**
 * `tsc --build --verbose`: each project is one check. What stands between its line and the next one is about it.
 * @param {ToolRun} run
 * @param {number} total
 * @returns {Outcome}
 */
export function countTypeProjects(run, total) {
  const [, ...projects] = run.output.split(/Building project '/);
  const failed = projects.filter((about) => /\berror TS\d+:/.test(about)).length;
  // A project that was never begun was not checked either.
  const ok = run.ok && projects.length === total;
  return withFailure({ ...run, ok }, total, failed + total - projects.length, typeErrors(run), true);
}

/**
 * Sums what each Jest said; Nx repeats it word for word when it comes from the cache. A project whose tests
 * could not begin counts as one failure.
 * @param {ToolRun} run
 */
export function countJest(run) {
  const lines = run.output.match(/^Tests:.*total$/gm) ?? [];
  const failed = Math.max(sum(lines, /(\d+) failed/), failedTasks(run).length);
  return withFailure(run, sum(lines, /(\d+) passed/), failed, failedInJest(run));
}

/** @param {ToolRun} run */
export function countNodeTests(run) {
  const count = (/** @type {RegExp} */ number) => sum([run.output], number);
  return withFailure(run, count(/^# pass (\d+)/m), count(/^# fail (\d+)/m), failedInNodeTests(run));
}

/**
 * Playwright's JSON report.
 * @param {ToolRun} run
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: import('./failed-names.mjs').Suite[] } | undefined} report
 */
export function countPlaywright(run, report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const names = (report?.suites ?? []).flatMap((suite) => failedJourneys(suite));
  return withFailure(run, expected + flaky, unexpected, names);
}

/**
 * A tool that failed without a failed test (it could not even begin) counts as one failure, and what it said last
 * stands for the name of a test.
 * @param {ToolRun} run
 * @param {number} count
 * @param {number} failed
 * @param {string[]} names
 * @param {boolean} [isTotal] count includes the failed ones
 * @returns {Outcome}
 */
function withFailure(run, count, failed, names, isTotal = false) {
  const failures = run.ok ? failed : Math.max(failed, 1);
  const passed = isTotal ? Math.max(count - failures, 0) : count;
  if (failures === 0) return { passed, failed: 0 };
  return { passed, failed: failures, failures: names.length > 0 ? names : lastWords(run) };
}

/** @param {string[]} lines @param {RegExp} number */
const sum = (lines, number) => lines.reduce((total, line) => total + Number(number.exec(line)?.[1] ?? 0), 0);
