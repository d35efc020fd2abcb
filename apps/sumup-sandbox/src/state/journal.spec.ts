import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'deep', 'journal.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = () => {
  const { journal, lines } = Journal.open(path);
  journal.close();
  return lines;
};

it('gives back what was appended, in order', async () => {
  const { journal } = Journal.open(path);
  journal.append({ a: 1 });
  journal.append(['é\n']);
  await journal.synced();
  journal.close();

  expect(linesOf()).toEqual([{ a: 1 }, ['é\n']]);
});

it('drops a line that was half written when the process ended, and goes on behind the last whole one', async () => {
  const { journal } = Journal.open(path);
  journal.append({ a: 1 });
  journal.close();
  appendFileSync(path, '{"b":');
  const again = Journal.open(path);
  again.journal.append({ c: 3 });
  await again.journal.synced();
  again.journal.close();

  expect(again.lines).toEqual([{ a: 1 }]);
  expect(linesOf()).toEqual([{ a: 1 }, { c: 3 }]);
});

it('refuses a file that is damaged in its middle, and names the place', () => {
  Journal.open(path).journal.close();
  writeFileSync(path, '{"a":1}\nnonsense\n{"b":2}\n');

  expect(() => Journal.open(path)).toThrow(/damaged at .*journal\.ndjson:2/);
});

it('is one line after it was written anew, and appends behind that', async () => {
  const { journal } = Journal.open(path);
  for (let count = 0; count < 100; count += 1) journal.append({ count });
  const syncing = journal.synced();
  await journal.rewrite(() => ({ sum: 100 }));
  await syncing;
  journal.append({ next: true });
  await journal.synced();
  journal.close();

  expect(linesOf()).toEqual([{ sum: 100 }, { next: true }]);
  expect(statSync(path).size).toBe(readFileSync(path).length);
});

it('shares one wait among many', async () => {
  const { journal } = Journal.open(path);
  await Promise.all(
    Array.from({ length: 200 }, (_, count) => {
      journal.append({ count });
      return journal.synced();
    }),
  );
  journal.close();

  expect(linesOf()).toHaveLength(200);
});
