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

const program =
  (...command: string[]): Check =>
  async (name) => {
    const { isOk, output } = await runTool(name, command);
    return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: output.split('\n').slice(-3) };
  };

/** A runner's result. A failure without a failed test means that it could not start, or broke off. */
function outcomeOf(name: string, isOk: boolean, note?: string): Outcome {
  const results = readReport(name) ?? [];
  const failed = results.filter(({ state }) => state === 'failed');
  const failures = failed.map(({ file, title }) => `${file} > ${title}`);
  if (failures.length === 0 && !isOk) failures.push('broke off: see its log in test-results');
  return { passed: results.length - failed.length, failed: failures.length, failures, note };
}

/** Rows that specs read from the database, for {@link checkRowTypes}. */
const rowsFolder = join(resultsFolder, 'rows');

/** Specs in one Vitest run; stops early, as many failures often have one cause. */
const tests =
  (...which: string[]): Check =>
  async (name) => {
    const report = `--outputFile.json=${join(resultsFolder, `${name}.json`)}`;
    const options = ['--bail=10', '--reporter=default', '--reporter=json', report];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...which];
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

/** Every `tsconfig.json`, so that a new project is checked at once. */
const typeProjects = globSync('{apps,libs,e2e,bench,tools}/**/tsconfig.json', {
  cwd: workspaceRoot,
  exclude: ['**/node_modules', '**/dist'],
});
/** The compiler's native release; forced, as an earlier run's output proves nothing. */
const types = program('node_modules/@typescript/native/bin/tsc', '--build', '--force', ...typeProjects);
const lint = program('node_modules/oxlint/bin/oxlint', '--format=unix');
const format = program('node_modules/oxfmt/bin/oxfmt', '--list-different');
const boundaries = program(
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  'apps',
  'libs',
  'e2e',
  'bench',
  'tools',
  '--config',
  '--output-type=err-long',
);

const withoutProjects = (...projects: string[]) => projects.map((name) => `--project=!${name}`);
/** Left out: these need a Redis, kill the product, or take minutes. */
const withoutSlow = withoutProjects('redis', 'proofs', 'prices');

/** What `npm test` runs. */
export const essential: Record<string, Check>[] = [
  { build, types },
  { lint, boundaries, format, 'size-budgets': program('apps/shop/build/size-budget.mjs') },
  { tests: tests('--tags-filter=!thorough', ...withoutSlow, ...withoutProjects('*:pages')) },
  { journeys: journeys('essential') },
];

/** Known vulnerabilities of shipped packages, if the registry reports them. */
function audit(): Outcome {
  const options = { cwd: workspaceRoot, encoding: 'utf8' } as const;
  const failures = seriousVulnerabilities(
    spawnSync('npm', ['audit', '--omit=dev', '--json'], options).stdout,
  );
  if (!failures) return { passed: 0, failed: 0, note: 'the registry does not answer' };
  return { passed: failures.length > 0 ? 0 : 1, failed: failures.length, failures };
}

/** The whole deployment; takes a quarter of an hour. */
const deployment: Check = (name) =>
  findCompose() && hasBaseImages()
    ? program('tools/deploy-check.ts')(name)
    : { passed: 0, failed: 0, note: 'there is no Docker engine with compose and the base images' };

/** What `npm run test:all` adds. Checks that wait for kills and outages leave capacity for others. */
export const rest: Record<string, Check>[] = [
  {
    thorough: tests('--tags-filter=thorough', ...withoutSlow, ...withoutProjects('*:pages')),
    proofs: tests('--project=proofs'),
  },
  { pages: tests('--project=*:pages'), redis: tests('--project=redis') },
  { prices: tests('--project=prices') },
  { 'more-journeys': journeys('rest') },
  { deployment },
  { ledger: checkLedger, audit, 'row-types': () => checkRowTypes(rowsFolder) },
];
