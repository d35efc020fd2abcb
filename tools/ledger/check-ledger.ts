import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport, type TestResult } from '../checks/reports.ts';
import type { Outcome } from '../checks/run-checks.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';

const ledger = 'docs/specification-ledger.tsv';

/**
 * Each clause of the specification names a test that would fail without it: a row is met if tests of its file whose
 * title contains its text ran and all passed.
 * @param text the ledger: clause, requirement, file, text of a title, with tabs between and one line of headings
 * @returns a sentence for each line that does not count
 */
export function findGaps(text: string, results: TestResult[]): { lines: number; gaps: string[] } {
  const rows = text.split('\n').map((row, index) => ({ columns: row.split('\t'), line: index + 1 }));
  const entries = rows.slice(1).filter(({ columns }) => columns.join('').trim() !== '');
  const gaps = entries.flatMap(({ columns, line }) => {
    const [clause, requirement, file, title] = columns;
    if (!clause || !requirement || !file || !title) return [`line ${line}: four columns are needed`];
    const found = results.filter((test) => test.file === file && test.title.includes(title));
    if (found.length === 0)
      return [`line ${line} (${clause}): in ${file} no test ran whose title says "${title}"`];
    const failed = found.find(({ state }) => state === 'failed');
    return failed ? [`line ${line} (${clause}): failed: ${failed.title}`] : [];
  });
  return { lines: entries.length, gaps };
}

/** Reports that were written together with this run. */
const reports = ['tests', 'thorough', 'proofs', 'pages', 'redis', 'prices', 'journeys', 'more-journeys'];

export function checkLedger(): Outcome {
  const results = reports.flatMap((name) => readReport(name) ?? []);
  const { lines, gaps } = findGaps(readFileSync(join(workspaceRoot, ledger), 'utf8'), results);
  return { passed: lines - gaps.length, failed: gaps.length, failures: gaps };
}
