// @ts-check
import { clearDevelopmentBundles } from '../setup/development-bundles.mjs';
import { countNxTasks, countTypeProjects, countWhole } from './count-results.mjs';
import { runNx, runPackage } from './run-tool.mjs';
import { typeProjects } from './type-projects.mjs';

/** @typedef {import('./check.d.mts').Check} Check */

/** @type {Check} */
export const format = {
  name: 'format',
  run: async () => countWhole(await runPackage('format', 'oxfmt/bin/oxfmt', ['--list-different'])),
};

/** All rules: of JavaScript, TypeScript and React, those that ask for types, import boundaries. @type {Check} */
export const lint = {
  name: 'lint',
  run: async () => countWhole(await runPackage('lint', 'oxlint/bin/oxlint', ['--format=unix'])),
};

/**
 * Every project, and these tools themselves, by the compiler's native release, which finds the same in a third of
 * the time. One process for all of them. Forced, since what an earlier run left behind
 * proves nothing.
 * @type {Check}
 */
export const types = {
  name: 'types',
  async run() {
    const projects = typeProjects();
    const args = ['--build', '--force', '--verbose', ...projects];
    return countTypeProjects(await runPackage('types', '@typescript/native/bin/tsc', args), projects.length);
  },
};

/** @type {Check} */
export const build = {
  name: 'build',
  async run() {
    clearDevelopmentBundles();
    return countNxTasks(await runNx('build', 'build'));
  },
};
