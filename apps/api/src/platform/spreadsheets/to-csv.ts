import type { Sheet, SheetColumn } from './sheet-column';

/** Characters that may begin a formula; their full-width and small forms normalise to these. */
const beginsFormula = /^[=+\-@\u2212]/;
/** White space, control and invisible characters, which programs skip before they look for a formula. */
const invisible = /^[\s\p{Cc}\p{Cf}]+/u;
/** Text that a spreadsheet would read as a number, so that a phone number would lose its leading 0. */
const looksLikeNumber = /^\d[\d.,]*(?:e\d+)?$/i;

/** Stays text in any spreadsheet: an apostrophe is put before what would be a formula or a number. */
export function escapeForSpreadsheet(text: string): string {
  const visible = text.replace(invisible, '');
  const isRisky =
    beginsFormula.test(visible.slice(0, 2).normalize('NFKC')) ||
    looksLikeNumber.test(visible.trimEnd()) ||
    /^[\t\r\n]/.test(text);
  return isRisky ? `'${text}` : text;
}

/**
 * For a program that would keep an apostrophe. People open the file in a spreadsheet first, so text that could call a
 * function loses the sign that makes it a formula.
 */
export function escapeForImport(text: string): string {
  if (!/[(!|]/.test(text.normalize('NFKC'))) return text;
  let rest = text;
  for (let seen = rest.replace(invisible, ''); beginsFormula.test(seen.slice(0, 2).normalize('NFKC'));) {
    rest = Array.from(seen).slice(1).join('');
    seen = rest.replace(invisible, '');
  }
  return rest;
}

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A sheet as CSV (RFC 4180).
 * @param escapeText for spreadsheets, unless a program imports the file
 */
export async function* toCsv<Row>(
  { columns, batches }: Sheet<Row>,
  escapeText = escapeForSpreadsheet,
): AsyncGenerator<string> {
  const cellOf = ({ kind, read }: SheetColumn<Row>, row: Row) => {
    const value = read(row);
    if (value === null) return '';
    return kind === 'text' ? quoted(escapeText(String(value))) : String(value);
  };
  yield byteOrderMark + columns.map(({ title }) => quoted(title)).join(',') + lineEnd;
  for await (const rows of batches)
    yield rows.map((row) => columns.map((column) => cellOf(column, row)).join(',') + lineEnd).join('');
}
