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

/**
 * A text for a program that imports it as it is, and would keep an apostrophe. It is looked at in a spreadsheet first, so
 * that what would call a function or a program there loses the sign that makes it a formula.
 */
export function importedCell(text: string): string {
  if (!/[(!|]/.test(text.normalize('NFKC'))) return text;
  let rest = text;
  for (let seen = rest.replace(unseen, ''); beginsFormula.test(seen.slice(0, 2).normalize('NFKC'));) {
    rest = Array.from(seen).slice(1).join('');
    seen = rest.replace(unseen, '');
  }
  return rest;
}

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A sheet as CSV (RFC 4180), some rows at a time.
 * @param asCell what becomes of a text: for spreadsheets, unless a program imports the file
 */
export async function* toCsv<Row>(
  { columns, batches }: Sheet<Row>,
  asCell = plainCell,
): AsyncGenerator<string> {
  const cellOf = ({ kind, read }: SheetColumn<Row>, row: Row) => {
    const value = read(row);
    if (value === null) return '';
    return kind === 'text' ? quoted(asCell(String(value))) : String(value);
  };
  yield byteOrderMark + columns.map(({ title }) => quoted(title)).join(',') + lineEnd;
  for await (const rows of batches)
    yield rows.map((row) => columns.map((column) => cellOf(column, row)).join(',') + lineEnd).join('');
}
