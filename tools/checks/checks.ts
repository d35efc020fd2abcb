import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findCompose, hasBaseImages } from '../deployment/compose-project.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { seriousVulnerabilities } from '../lock/lock.ts';
import { checkRowTypes } from '../row-types/check-row-types.ts';
import { buildAll, clearDevelopmentBundles } from '../setup/build-changed.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { readReport } from './reports.ts';
import type { Check, Outcome } from './run-checks.ts';
import { runJourneys } from './run-journeys.ts';
import { resultsFolder, runTool } from './run-tool.ts';

/** A program that says only yes or no. */
const program =
  (...command: string[]): Check =>
  async (name) => {
    const { isOk, output } = await runTool(name, command);
    return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: output.split('\n').slice(-3) };
  };

/** What a runner reported. One that failed without a failed test could not even begin, or broke off. */
function outcomeOf(name: string, isOk: boolean, note?: string): Outcome {
  const results = readReport(name) ?? [];
  const failed = results.filter(({ state }) => state === 'failed');
  const failures = failed.map(({ file, title }) => `${file} > ${title}`);
  if (failures.length === 0 && !isOk) failures.push('broke off: see its log in test-results');
  return { passed: results.length - failed.length, failed: failures.length, failures, note };
}

/** What specs read from the database, for {@link checkRowTypes}. */
const rowsFolder = join(resultsFolder, 'rows');

/** Specs in one run of Vitest. Nobody waits for the hundredth failure of one cause. */
const tests =
  (...which: string[]): Check =>
  async (name) => {
    const report = `--outputFile.json=${join(resultsFolder, `${name}.json`)}`;
    const how = ['--bail=10', '--reporter=default', '--reporter=json', report];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...how, ...which];
    const { isOk } = await runTool(name, vitest, { ROWS_FOLDER: rowsFolder });
    return outcomeOf(name, isOk);
  };

const journeys =
  (which: 'essential' | 'rest'): Check =>
  async (name) => {
    const { isOk, browser } = await runJourneys({ name, config: 'playwright.config.ts', which });
    return outcomeOf(name, isOk, browser);
  };

const build: Check = (name) => {
  clearDevelopmentBundles();
  return program(...buildAll)(name);
};

/** Every `tsconfig.json`: a new project is checked from the day it is made. */
const typeProjects = globSync('{apps,libs,e2e,bench,tools}/**/tsconfig.json', {
  cwd: workspaceRoot,
  exclude: ['**/node_modules', '**/dist'],
});
/** By the compiler's native release; forced, since what an earlier run left behind proves nothing. */
const types = program('node_modules/@typescript/native/bin/tsc', '--build', '--force', ...typeProjects);
const lint = program('node_modules/oxlint/bin/oxlint', '--format=unix');
const format = program('node_modules/oxfmt/bin/oxfmt', '--list-different');
const boundaries = program(
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  ...['apps', 'libs', 'e2e', 'bench', 'tools', '--config', '--output-type=err-long'],
);

const but = (...projects: string[]) => projects.map((name) => `--project=!${name}`);
/** They need a Redis, kill the product, or take minutes. */
const apart = but('redis', 'proofs', 'prices');

/** What `npm test` proves. */
export const essential: Record<string, Check>[] = [
  { build, types },
  { lint, boundaries, format, 'size-budgets': program('apps/shop/build/size-budget.mjs') },
  { tests: tests('--tags-filter=!thorough', ...apart, ...but('*:pages')) },
  { journeys: journeys('essential') },
];

/** Known holes of what is shipped, where the registry at hand tells of them. */
function audit(): Outcome {
  const options = { cwd: workspaceRoot, encoding: 'utf8' } as const;
  const failures = seriousVulnerabilities(
    spawnSync('npm', ['audit', '--omit=dev', '--json'], options).stdout,
  );
  if (!failures) return { passed: 0, failed: 0, note: 'the registry does not answer' };
  return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
}

/** The deployment as a whole, for a quarter of an hour. */
const deployment: Check = (name) =>
  findCompose() && hasBaseImages()
    ? program('tools/deploy-check.ts')(name)
    : { passed: 0, failed: 0, note: 'there is no Docker engine with compose and the base images' };

/** What `npm run test:all` proves besides. What waits for kills and outages leaves room for others beside it. */
export const rest: Record<string, Check>[] = [
  {
    thorough: tests('--tags-filter=thorough', ...apart, ...but('*:pages')),
    proofs: tests('--project=proofs'),
  },
  { pages: tests('--project=*:pages'), redis: tests('--project=redis') },
  { prices: tests('--project=prices') },
  { 'more-journeys': journeys('rest') },
  { deployment },
  { ledger: checkLedger, audit, 'row-types': () => checkRowTypes(rowsFolder) },
];
