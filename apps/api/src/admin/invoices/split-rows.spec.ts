import { splitRows } from './split-rows';

/** Rows of invoices with the given line counts, in batches. */
async function* linesOf(...counts: number[]): AsyncGenerator<{ No: number }[]> {
  const rows = counts.flatMap((count, invoice) => Array.from({ length: count }, () => ({ No: invoice })));
  for (let from = 0; from < rows.length; from += 7) yield await Promise.resolve(rows.slice(from, from + 7));
}
const filesOf = async (counts: number[], max: { rows: number; invoices: number }) => {
  const files: number[][] = [];
  const limits = { rows: max.rows, invoices: { max: max.invoices, numberColumn: 'No' } };
  for await (const rows of splitRows(linesOf(...counts), limits)) files.push(rows.map(({ No }) => No));
  return files;
};
const times = (count: number, value: number) => Array.from({ length: count }, () => value);

it('starts a new file at the 501st invoice', async () => {
  const files = await filesOf(times(1_001, 1), { rows: 999, invoices: 500 });
  expect(files.map((rows) => rows.length)).toEqual([500, 500, 1]);
});

it('starts a new file before an invoice that does not fit, and never splits an invoice', async () => {
  expect(await filesOf([4, 5, 2, 3], { rows: 10, invoices: 500 })).toEqual([
    [0, 0, 0, 0, 1, 1, 1, 1, 1],
    [2, 2, 3, 3, 3],
  ]);
});

it('makes one file without rows if there are none', async () => {
  expect(await filesOf([], { rows: 10, invoices: 500 })).toEqual([[]]);
});

it('limits only the rows of a file without invoices', async () => {
  const files: number[] = [];
  for await (const rows of splitRows(linesOf(25), { rows: 10 })) files.push(rows.length);
  expect(files).toEqual([10, 10, 5]);
});
