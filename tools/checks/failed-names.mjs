// @ts-check
// What of a tool's output tells somebody who sees nothing else which test failed.

/** @typedef {import('./run-tool.mjs').ToolRun} ToolRun */

/** Jest's headings; of a file that could not even be read its name. @param {ToolRun} run @returns {string[]} */
export function failedInJest({ output }) {
  let file = '';
  const names = output.split('\n').flatMap((line) => {
    file = /^\s*FAIL\s+(?:\S+ )?(\S+\.[jt]sx?)/.exec(line)?.[1] ?? file;
    const heading = /^\s*● (.+)$/.exec(line)?.[1]?.trim();
    if (!heading || heading === 'Console') return [];
    return [heading === 'Test suite failed to run' ? `${file}: ${heading}` : heading];
  });
  return [...new Set(names)];
}

/** Of node:test; a suite that failed through its tests alone is left out. @param {ToolRun} run @returns {string[]} */
export const failedInNodeTests = ({ output }) =>
  output
    .split(/^(?=\s*(?:not ok|ok|# Subtest:) )/m)
    .filter((about) => !about.includes("failureType: 'subtestsFailed'"))
    .flatMap((about) => /^\s*not ok \d+ - (.+)/.exec(about)?.[1]?.trim() ?? []);

/**
 * Of Playwright: which file, which width, which journey.
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: { title: string, tests?: { projectName?: string, status?: string }[] }[] }} Suite
 * @param {Suite} suite
 * @param {string[]} above
 * @returns {string[]}
 */
export function failedJourneys({ title, suites = [], specs = [] }, above = []) {
  const path = title ? [...above, title] : above;
  return [
    ...specs
      .filter((spec) => widthsOf(spec).length > 0)
      .map((spec) => [...path, spec.title, ...widthsOf(spec)].join(' › ')),
    ...suites.flatMap((inner) => failedJourneys(inner, path)),
  ];
}

/**
 * At which it failed. Playwright's own `ok` of a journey is that of one of its widths.
 * @param {{ tests?: { projectName?: string, status?: string }[] }} spec
 */
const widthsOf = ({ tests = [] }) => {
  const widths = tests.filter(({ status }) => status === 'unexpected').map(({ projectName }) => projectName);
  return widths.length > 0 ? [widths.join(', ')] : [];
};

/** What the compiler holds against a file. @param {ToolRun} run @returns {string[]} */
export const typeErrors = ({ output }) => output.match(/^\S.*\berror TS\d+:.*$/gm) ?? [];

/** What Nx was asked to do and could not. @param {ToolRun} run @returns {string[]} */
export const failedTasks = ({ output }) =>
  [...(output.split('Failed tasks:')[1] ?? '').matchAll(/^- (.+)$/gm)].map(([, task = '']) => task);

/**
 * oxlint and oxfmt name the files; of other tools the end of what they said.
 * @param {ToolRun} run
 * @returns {string[]}
 */
export function lastWords({ output }) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const files = lines.flatMap(
    (line) => /^(?:\[\w+\] )?((?:\/|\w:\\)?[\w.-]+[\\/]\S+\.\w+(?::\d+:\d+: .+)?)$/.exec(line)?.[1] ?? [],
  );
  return files.length > 0 ? files : lines.slice(-3);
}
