import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TestResult } from '../checks/reports.ts';
import { findGaps } from './check-ledger.ts';

const ran: TestResult[] = [
  { file: 'a.spec.ts', title: 'a quote > is saved', state: 'passed' },
  { file: 'a.spec.ts', title: 'a quote > is refused: no size', state: 'passed' },
  { file: 'a.spec.ts', title: 'a quote > is refused: no colour', state: 'failed' },
];
const gapsOf = (...columns: string[]) =>
  findGaps(`clause\trequirement\tfile\ttest\n${columns.join('\t')}\n`, ran).gaps;

it('accepts a line whose test ran and passed', () => {
  expect(gapsOf('§2', 'Quotes are saved', 'a.spec.ts', 'a quote > is saved')).toEqual([]);
});

it.each([
  [
    'whose test did not run',
    ['§2', 'It flies', 'a.spec.ts', 'flies'],
    'line 2 (§2): in a.spec.ts no test ran',
  ],
  [
    'of another file',
    ['§2', 'It is saved', 'b.spec.ts', 'is saved'],
    'line 2 (§2): in b.spec.ts no test ran',
  ],
  ['one of whose tests failed', ['§2', 'Refused', 'a.spec.ts', 'is refused'], 'line 2 (§2): failed: a quote'],
  ['with a missing column', ['§2', 'It is saved', 'a.spec.ts'], 'line 2: four columns are needed'],
])('refuses a line %s', (_, columns, message) => {
  expect(gapsOf(...columns)).toEqual([expect.stringContaining(message)]);
});

it('names existing files', () => {
  const files = readFileSync('docs/specification-ledger.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[2] ?? '');
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
