// Checks docs/specification-ledger.tsv: each clause of the specification names the test that would fail
// without it. A named file that is gone, or a test name that its file no longer contains, is a failure.
// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const ledgerPath = 'docs/specification-ledger.tsv';

/** @typedef {{ line: number, clause: string, requirement: string, file: string, test: string }} Entry */

/** @param {string} text @returns {Entry[]} */
export function readLedger(text) {
  return text
    .split('\n')
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row, line }) => line > 1 && row.trim() !== '')
    .map(({ row, line }) => {
      const [clause = '', requirement = '', file = '', test = ''] = row.split('\t');
      return { line, clause, requirement, file, test };
    });
}

/** @param {Entry[]} entries @param {(file: string) => string | null} read @returns {string[]} */
export function findGaps(entries, read) {
  return entries.flatMap(({ line, clause, requirement, file, test }) => {
    if (!clause || !requirement || !file || !test) return [`line ${line}: four columns are needed`];
    const source = read(file);
    if (source === null) return [`line ${line} (${clause}): ${file} does not exist`];
    return source.includes(test) ? [] : [`line ${line} (${clause}): ${file} has no test named "${test}"`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entries = readLedger(readFileSync(new URL(ledgerPath, root), 'utf8'));
  const gaps = findGaps(entries, (file) => {
    try {
      return readFileSync(new URL(file, root), 'utf8');
    } catch {
      return null;
    }
  });
  for (const gap of gaps) console.error(`${ledgerPath}: ${gap}`);
  console.log(`${entries.length - gaps.length} passed, ${gaps.length} failed`);
  process.exitCode = gaps.length ? 1 : 0;
}
