import { plainCell } from './plain-cell';
import type { Sheet, SheetColumn } from './sheet-column';

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
