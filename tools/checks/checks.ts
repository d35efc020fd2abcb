import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findCompose, hasBaseImages } from '../deployment/compose-project.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { seriousVulnerabilities } from '../lock/lock.ts';
import { checkRowTypes } from '../row-types/check-row-types.ts';
import { buildAll, clearDevelopmentBundles } from '../setup/build-changed.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { readReport, type TestResult } from './reports.ts';
import type { Check, Outcome } from './run-checks.ts';
import { runJourneys } from './run-journeys.ts';
import { resultsFolder, runTool } from './run-tool.ts';

/** A program that says only yes or no. */
const program = (name: string, ...command: string[]): Check => ({
  name,
  async run() {
    const { isOk, output } = await runTool(name, command);
    return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: output.split('\n').slice(-3) };
  },
});

/** What a runner reported. One that failed without a failed test could not even begin, or broke off. */
function outcomeOf(isOk: boolean, results: TestResult[] = [], note?: string): Outcome {
  const failures = results
    .filter(({ state }) => state === 'failed')
    .map(({ file, title }) => `${file} > ${title}`);
  if (failures.length === 0 && !isOk) failures.push('broke off: see its log in test-results');
  const passed = results.filter(({ state }) => state === 'passed').length;
  return { passed, failed: failures.length, failures, note };
}

/** What specs read from the database, for {@link checkRowTypes}. */
const rowsFolder = join(resultsFolder, 'rows');

/** Specs in one run of Vitest. Nobody waits for the hundredth failure of one cause. */
const tests = (name: string, ...which: string[]): Check => ({
  name,
  async run() {
    const report = join(resultsFolder, `${name}.json`);
    rmSync(report, { force: true });
    const how = ['--bail=10', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...how, ...which];
    const { isOk } = await runTool(name, vitest, { ROWS_FOLDER: rowsFolder });
    return outcomeOf(isOk, readReport(resultsFolder, name));
  },
});

const journeys = (name: string, which: 'essential' | 'rest'): Check => ({
  name,
  async run() {
    const { isOk, browser } = await runJourneys({ name, config: 'playwright.config.ts', which });
    return outcomeOf(isOk, readReport(resultsFolder, name), browser);
  },
});

const build: Check = {
  name: 'build',
  run() {
    clearDevelopmentBundles();
    return program('build', ...buildAll).run();
  },
};

/** Every `tsconfig.json`: a new project is checked from the day it is made. */
const typeProjects = globSync('{apps,libs,e2e,bench,tools}/**/tsconfig.json', {
  cwd: workspaceRoot,
  exclude: ['**/node_modules', '**/dist'],
});
/** By the compiler's native release; forced, since what an earlier run left behind proves nothing. */
const types = program(
  'types',
  'node_modules/@typescript/native/bin/tsc',
  '--build',
  '--force',
  ...typeProjects,
);
const lint = program('lint', 'node_modules/oxlint/bin/oxlint', '--format=unix');
const format = program('format', 'node_modules/oxfmt/bin/oxfmt', '--list-different');
const boundaries = program(
  'boundaries',
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  ...['apps', 'libs', 'e2e', 'bench', 'tools', '--config', '--output-type=err-long'],
);
const sizeBudgets = program('size-budgets', 'apps/shop/build/size-budget.mjs');

const but = (...projects: string[]) => projects.map((name) => `--project=!${name}`);
/** They need a Redis, kill the product, or take minutes. */
const apart = but('redis', 'proofs', 'prices');

/** What `npm test` proves. */
export const essential: Check[][] = [
  [build, types],
  [lint, boundaries, format, sizeBudgets],
  [tests('tests', '--tags-filter=!thorough', ...apart, ...but('*:pages'))],
  [journeys('journeys', 'essential')],
];

/** Known holes of what is shipped, where the registry at hand tells of them. */
const audit: Check = {
  name: 'audit',
  run() {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
    });
    const failures = seriousVulnerabilities(stdout);
    if (!failures) return { passed: 0, failed: 0, note: 'the registry does not answer' };
    return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
  },
};

/** The deployment as a whole, for a quarter of an hour. */
const deployment: Check = {
  name: 'deployment',
  async run() {
    if (!findCompose() || !hasBaseImages())
      return { passed: 0, failed: 0, note: 'there is no Docker engine with compose and the base images' };
    return program('deployment', 'tools/deploy-check.ts').run();
  },
};

const ledger: Check = {
  name: 'ledger',
  run: () =>
    checkLedger(['tests', 'thorough', 'proofs', 'pages', 'redis', 'prices', 'journeys', 'more-journeys']),
};

/** What `npm run test:all` proves besides. What waits for kills and outages leaves room for others beside it. */
export const rest: Check[][] = [
  [
    tests('thorough', '--tags-filter=thorough', ...apart, ...but('*:pages')),
    tests('proofs', '--project=proofs'),
  ],
  [tests('pages', '--project=*:pages'), tests('redis', '--project=redis')],
  [tests('prices', '--project=prices')],
  [journeys('more-journeys', 'rest')],
  [deployment],
  [ledger, audit, { name: 'row-types', run: () => checkRowTypes(rowsFolder) }],
];
