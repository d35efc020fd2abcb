// @ts-check

/**
 * @typedef {import('./check.d.mts').Outcome} Outcome
 * @typedef {import('./run-tool.mjs').ToolRun} ToolRun
 */

/** A tool that says only yes or no. @param {ToolRun} run @returns {Outcome} */
export const countWhole = ({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Each project is one check. @param {ToolRun} run @returns {Outcome} */
export function countNxTasks({ ok, output }) {
  const total = Number(/Running target \S+ for (\d+) project/.exec(output)?.[1] ?? 1);
  return withFailure(ok, total, failedTasks(output), true);
}

/**
 * `tsc --build --verbose`: each project is one check. What stands between its line and the next one is about it.
 * @param {ToolRun} run
 * @param {number} total
 * @returns {Outcome}
 */
export function countTypeProjects({ ok, output }, total) {
  const [, ...projects] = output.split(/Building project '/);
  const failed = projects.filter((about) => /\berror TS\d+:/.test(about)).length;
  // A project that was never begun was not checked either.
  return withFailure(ok && projects.length === total, total, failed + total - projects.length, true);
}

/** @param {string} output */
const failedTasks = (output) => ((output.split('Failed tasks:')[1] ?? '').match(/^- /gm) ?? []).length;

/**
 * Sums what each Jest said; Nx repeats it word for word when it comes from the cache. A project whose tests
 * could not begin counts as one failure.
 * @param {ToolRun} run
 */
export function countJest({ ok, output }) {
  const lines = output.match(/^Tests:.*total$/gm) ?? [];
  return withFailure(
    ok,
    sum(lines, /(\d+) passed/),
    Math.max(sum(lines, /(\d+) failed/), failedTasks(output)),
  );
}

/** @param {ToolRun} run */
export function countNodeTests({ ok, output }) {
  return withFailure(ok, sum([output], /^# pass (\d+)/m), sum([output], /^# fail (\d+)/m));
}

/**
 * Playwright's JSON report.
 * @param {ToolRun} run
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } } | undefined} report
 */
export const countPlaywright = ({ ok }, report) =>
  withFailure(ok, (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), report?.stats.unexpected ?? 0);

/**
 * A tool that failed without a failed test (it could not even begin) counts as one failure.
 * @param {boolean} ok
 * @param {number} count
 * @param {number} failed
 * @param {boolean} [isTotal] count includes the failed ones
 * @returns {Outcome}
 */
function withFailure(ok, count, failed, isTotal = false) {
  const failures = ok ? failed : Math.max(failed, 1);
  return { passed: isTotal ? Math.max(count - failures, 0) : count, failed: failures };
}

/** @param {string[]} lines @param {RegExp} number */
const sum = (lines, number) => lines.reduce((total, line) => total + Number(number.exec(line)?.[1] ?? 0), 0);
