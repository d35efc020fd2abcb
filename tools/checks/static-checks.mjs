// @ts-check
import { clearDevelopmentBundles } from '../setup/development-bundles.mjs';
import { countNxTasks, countWhole } from './count-results.mjs';
import { runNx, runPackage } from './run-tool.mjs';

/** @typedef {import('./check.d.mts').Check} Check */

/** @type {Check} */
export const format = {
  name: 'format',
  run: async () => countWhole(await runPackage('format', 'prettier/bin/prettier.cjs', ['--check', '.'])),
};

/** Rules and import boundaries. @type {Check} */
export const lint = {
  name: 'lint',
  run: async () => countWhole(await runPackage('lint', 'eslint/bin/eslint.js', ['.'])),
};

/** Every project, and these tools themselves. @type {Check} */
export const types = {
  name: 'types',
  async run() {
    const projects = countNxTasks(await runNx('types', 'typecheck'));
    const tools = countWhole(await runPackage('types-tools', 'typescript/bin/tsc', ['-p', 'tools']));
    return { passed: projects.passed + tools.passed, failed: projects.failed + tools.failed };
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
