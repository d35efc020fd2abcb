import type { Sheet, SheetColumn } from './sheet-column';

/** What a program may take for the beginning of a formula; its wide and small forms become these. */
const beginsFormula = /^[=+\-@\u2212]/;
/** White space, controls and what cannot be seen: programs drop them and look at what comes next. */
const unseen = /^[\s\p{Cc}\p{Cf}]+/u;
/** Would be read as a number, and a telephone number would lose its first 0. */
const looksLikeNumber = /^\d[\d.,]*(?:e\d+)?$/i;

/**
 * A text as a cell of a CSV file that stays a text wherever it is opened: an apostrophe stands before whatever a
 * spreadsheet would calculate, run or take for a number.
 */
export function plainCell(text: string): string {
  const seen = text.replace(unseen, '');
  const isRisky =
    beginsFormula.test(seen.slice(0, 2).normalize('NFKC')) ||
    looksLikeNumber.test(seen.trimEnd()) ||
    /^[\t\r\n]/.test(text);
  return isRisky ? `'${text}` : text;
}

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellOf<Row>({ kind, read }: SheetColumn<Row>, row: Row): string {
  const value = read(row);
  if (value === null) return '';
  return kind === 'text' ? quoted(plainCell(String(value))) : String(value);
}

/** A sheet as CSV (RFC 4180), some rows at a time. */
export async function* toCsv<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<string> {
  yield byteOrderMark + columns.map(({ title }) => quoted(title)).join(',') + lineEnd;
  for await (const rows of batches)
    yield rows.map((row) => columns.map((column) => cellOf(column, row)).join(',') + lineEnd).join('');
}
