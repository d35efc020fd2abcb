import ts from 'typescript';
import { expect, it } from 'vitest';
import { mismatches } from './mismatches.ts';
import { addValue, newShape } from './shapes.ts';

/** The declared row types, by name. */
const claimed = {
  person: '{ id: number; name: string; seenAt: Date | null; note?: string }',
  state: "{ state: 'open' | 'done' | null }",
  lines: '{ lines: readonly { price: string; kind: Kind }[] }',
  outcome: "{ outcome: { kind: 'found'; place: string } | { kind: 'none' } }",
  anything: '{ details: Record<string, string>; more: unknown }',
  branded: '{ amount: number & { readonly unit: "pence" } }',
};

const text = `type Kind = 'top' | 'sink';\n${Object.entries(claimed)
  .map(([name, type]) => `declare const ${name}: ${type};`)
  .join('\n')}`;
const host = ts.createCompilerHost({});
const readLibrary = host.getSourceFile.bind(host);
host.getSourceFile = (name, ...options) =>
  name === 'claimed.ts'
    ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
    : readLibrary(name, ...options);
const program = ts.createProgram(
  ['claimed.ts'],
  { strict: true, target: ts.ScriptTarget.ES2022, types: [] },
  host,
);
const checker = program.getTypeChecker();

function mismatchesOf(name: keyof typeof claimed, rows: object[]): string[] {
  const file = program.getSourceFile('claimed.ts') as ts.SourceFile;
  const symbol = checker
    .getSymbolsInScope(file, ts.SymbolFlags.Variable)
    .find((candidate) => candidate.name === name);
  const shape = newShape();
  for (const row of rows) addValue(shape, row);
  return mismatches(checker, file, checker.getTypeOfSymbolAtLocation(symbol as ts.Symbol, file), shape);
}

const seenAt = new Date(0);

it.each([
  [
    'person',
    [
      { id: 1, name: 'Ann', seenAt: null },
      { id: 2, name: 'Bo', seenAt, note: 'VIP', more: 1 },
    ],
  ],
  ['state', [{ state: 'open' }, { state: null }]],
  ['lines', [{ lines: [] }, { lines: [{ price: '1.00', kind: 'sink' }] }]],
  ['outcome', [{ outcome: { kind: 'found', place: 'Reading' } }, { outcome: { kind: 'none' } }]],
  ['anything', [{ details: { colour: 'white' }, more: [1, null] }]],
  ['branded', [{ amount: 12 }]],
] as const)('reports nothing for rows that match their type: %s', (name, rows) => {
  expect(mismatchesOf(name, [...rows])).toEqual([]);
});

it.each([
  ['person', [{ id: '1', name: 'Ann', seenAt }], 'id can be a string'],
  ['person', [{ id: 1, name: null, seenAt }], 'name can be null'],
  ['person', [{ id: 1, name: 'Ann', seenAt: '1970-01-01' }], 'seenAt can be a string'],
  ['person', [{ id: 1, name: 'Ann', seenAt, note: null }], 'note can be null'],
  [
    'person',
    [
      { id: 1, name: 'Ann', seenAt },
      { id: 2, seenAt },
    ],
    'name is not always there',
  ],
  ['state', [{ state: 'lost' }], "state can be 'lost'"],
  ['lines', [{ lines: null }], 'lines can be null'],
  ['lines', [{ lines: [{ price: 1, kind: 'top' }] }], 'lines[].price can be a number'],
  ['lines', [{ lines: [{ price: '1', kind: 'tap' }] }], "lines[].kind can be 'tap'"],
  ['outcome', [{ outcome: { kind: 'gone' } }], "outcome.kind can be 'gone'"],
  ['outcome', [{ outcome: [] }], 'outcome is a list'],
] as const)('reports for %s %j: %s', (name, rows, mismatch) => {
  expect(mismatchesOf(name, [...rows])).toEqual([mismatch]);
});
