import type { BankStatementProblem } from '@app/contracts';
import { pence, type Pence } from '@app/pricing';
import { type CsvRow, hasText, parseCsv, unescapeCell } from '../../platform/spreadsheets/parse-csv';
import { type BankFormat, bankFormats, requiredTitles, untitledColumns } from './bank-formats';
import { readBankDay, readPounds } from './read-figures';
import type { StatementRow, ParsedStatement } from './parsed-statement';

/** How many lines may be above the titles, such as the name of the account. */
const maxLinesAboveTitles = 10;

/** Reads the CSV files of the large UK banks. A row that is cut off or cannot be read is reported, not skipped. */
export function readCsvStatement(csv: string): ParsedStatement {
  const { rows: allRows, broken } = parseCsv(csv);
  if (broken) {
    const message =
      broken.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'The file is cut off: a quotation mark is opened on this row and never closed.'
        : 'This row cannot be read: a quotation mark is in the wrong place.';
    return { bank: null, rows: [], problems: [{ row: broken.line, message }] };
  }
  const rows = allRows.filter(({ cells }) => hasText(cells));
  if (rows.length === 0)
    return { bank: null, rows: [], problems: [{ row: 1, message: 'The file is empty.' }] };
  const layout = findLayout(rows);
  if (!layout) {
    const message =
      'These columns are not those of a bank that we know. Please export the account as OFX, or as CSV without changing it.';
    return { bank: null, rows: [], problems: [{ row: rows[0]?.line ?? 1, message }] };
  }
  const read = layout.rows.filter((row) => !isBalanceOnly(layout, row)).map((row) => readRow(layout, row));
  return {
    bank: layout.format.bank,
    rows: read.flatMap((result) => ('pence' in result ? [result] : [])),
    problems: read.flatMap((result) => ('message' in result ? [result] : [])),
  };
}

interface Layout {
  format: BankFormat;
  titles: readonly string[];
  rows: CsvRow[];
}

function findLayout(rows: readonly CsvRow[]): Layout | undefined {
  for (const [index, { cells }] of rows.slice(0, maxLinesAboveTitles).entries()) {
    const titles = cells.map((title) => title.trim().toLowerCase());
    const format = bankFormats.find((candidate) =>
      requiredTitles(candidate).every((title) => titles.includes(title)),
    );
    if (format) return { format, titles, rows: rows.slice(index + 1) };
  }
  const [first] = rows;
  const isUntitled =
    first?.cells.length === untitledColumns.length && readBankDay(first.cells[0] ?? '') !== null;
  const hsbc = bankFormats.at(-1);
  return isUntitled && hsbc ? { format: hsbc, titles: untitledColumns, rows: [...rows] } : undefined;
}

/** A row with a balance but without an amount states the opening balance or the balance of the day. */
function isBalanceOnly({ format: { amount, balance }, titles }: Layout, { cells }: CsvRow): boolean {
  const isEmpty = (title: string) => (cells[titles.indexOf(title)] ?? '').trim() === '';
  const amounts = typeof amount === 'string' ? [amount] : [amount.out, amount.in];
  return balance !== undefined && amounts.every(isEmpty) && !isEmpty(balance);
}

function readRow(
  { format, titles, rows }: Layout,
  { line: row, cells }: CsvRow,
): StatementRow | BankStatementProblem {
  const isLast = row === rows.at(-1)?.line;
  const problem = (message: string) => ({ row, message });
  const filledTitles = titles.findLastIndex((title) => title !== '') + 1;
  if (cells.length < filledTitles) {
    const count = `${cells.length} of ${filledTitles} columns`;
    return problem(isLast ? `The file is cut off: this row has ${count}.` : `This row has ${count}.`);
  }
  if (hasText(cells.slice(titles.length))) return problem('This row has more cells than there are titles.');
  const cellOf = (title: string) => unescapeCell(cells[titles.indexOf(title)]);
  const bookedOn = readBankDay(cellOf(format.date));
  if (bookedOn === null) return problem(`“${cellOf(format.date)}” is not a day.`);
  if (format.currency && cellOf(format.currency).toUpperCase() !== 'GBP')
    return problem(`The currency is ${cellOf(format.currency) || 'missing'}, not pounds.`);
  const amount = readAmount(format, cellOf);
  if (typeof amount === 'string') return problem(amount);
  const balanceText = format.balance ? cellOf(format.balance) : '';
  const balance = balanceText === '' ? null : readPounds(balanceText);
  if (balanceText !== '' && balance === null)
    return problem(`The balance “${balanceText}” is not an amount.`);
  return {
    row,
    bookedOn,
    pence: amount,
    text: [...new Set(format.text.map(cellOf).filter(Boolean))].join(' ').replace(/\s+/g, ' '),
    account: (format.account ?? []).map(cellOf).join(' '),
    bankId: format.id ? cellOf(format.id) || null : null,
    balance,
  };
}

/** @returns the problem as a sentence if the row has no readable amount */
function readAmount({ amount }: BankFormat, cellOf: (title: string) => string): Pence | string {
  const read = (text: string) => readPounds(text) ?? `“${text}” is not an amount.`;
  if (typeof amount === 'string') return read(cellOf(amount));
  const outText = cellOf(amount.out);
  const inText = cellOf(amount.in);
  if (outText !== '' && inText !== '') {
    // Some banks write 0.00 in the other column.
    if (readPounds(outText) === 0) return read(inText);
    if (readPounds(inText) === 0) return toNegative(read(outText));
    return 'This row has money out and money in.';
  }
  return outText !== '' ? toNegative(read(outText)) : read(inText);
}

const toNegative = (amount: Pence | string) =>
  typeof amount === 'string' ? amount : pence(0 - Math.abs(amount));
