import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { resultsFolder } from './run-tool.ts';

/** One test result. */
export interface TestResult {
  /** Relative to the workspace. */
  file: string;
  /** Titles from the outermost `describe` on, joined by ' > '. */
  title: string;
  state: 'passed' | 'failed';
}

interface VitestFile {
  name: string;
  status: string;
  /** Why the file could not be loaded; empty if it was skipped. */
  message: string;
  assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Vitest's JSON report. A file that could not be loaded counts as one failed test. */
export const readVitest = ({ testResults }: { testResults: VitestFile[] }): TestResult[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(workspaceRoot, name);
    const tests = assertionResults.flatMap(({ ancestorTitles, title, status: state }): TestResult[] =>
      state === 'passed' || state === 'failed'
        ? [{ file, title: [...ancestorTitles, title].join(' > '), state }]
        : [],
    );
    const isBroken = status === 'failed' && message !== '' && !tests.some(({ state }) => state === 'failed');
    return isBroken ? [...tests, { file, title: 'could not be run', state: 'failed' }] : tests;
  });

/** Playwright's JSON report: a journey once per width. */
export const readPlaywright = (
  { suites = [] }: Pick<PlaywrightSuite, 'suites'>,
  outerTitles?: string[],
): TestResult[] =>
  suites.flatMap(({ file, title, specs = [], suites: inner }) => {
    // The outermost title is the file.
    const titles = outerTitles ? [...outerTitles, title] : [];
    const own = specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status }): TestResult => ({
          file: `e2e/journeys/${file}`,
          title: [...titles, spec.title].join(' > '),
          state: status === 'expected' ? 'passed' : 'failed',
        })),
    );
    return [...own, ...readPlaywright({ suites: inner }, titles)];
  });

type Report = { testResults: VitestFile[] } | { suites: PlaywrightSuite[] };

/** The report NAME.json in test-results; undefined if its runner did not write one. */
export function readReport(name: string): TestResult[] | undefined {
  try {
    const report = JSON.parse(readFileSync(join(resultsFolder, `${name}.json`), 'utf8')) as Report;
    return 'testResults' in report ? readVitest(report) : readPlaywright(report);
  } catch {
    return undefined;
  }
}
