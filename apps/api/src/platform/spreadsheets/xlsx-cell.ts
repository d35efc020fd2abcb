import type { CellKind, SheetColumn } from './sheet-column';
import { xlsxStyles } from './xlsx-styles';

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, such that all days since March 1900 are right. */
const dayZero = Date.UTC(1899, 11, 30);
/** Longer texts are no valid cell. */
const longestText = 32_767;

/** A day or a time on London's clocks as spreadsheets count: days and parts of one. */
export function serialOf(text: string): number {
  const [day = '', time = '00:00'] = text.split(' ');
  return (Date.parse(`${day}T${time}:00Z`) - dayZero) / dayMs;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** No XML may hold them, not even escaped. */
const impossible = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

/** A text in XML, as SpreadsheetML has it: `_x0041_` would be read as a letter, and so would a lone carriage return. */
export const xmlText = (text: string): string =>
  text
    .slice(0, longestText)
    .replace(impossible, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const numberOf: Record<Exclude<CellKind, 'text'>, (value: string | number) => number> = {
  pounds: Number,
  whole: Number,
  day: (value) => serialOf(String(value)),
  time: (value) => serialOf(String(value)),
};

/** A cell of a sheet; none where there is nothing to tell. */
export function xlsxCell<Row>({ kind, read }: SheetColumn<Row>, place: string, row: Row): string {
  const value = read(row);
  if (value === null || value === '') return '';
  const style = xlsxStyles.indexOf(kind);
  if (kind === 'text')
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`;
  return `<c r="${place}" s="${style}"><v>${numberOf[kind](value)}</v></c>`;
}

/** A, B, … Z, AA, AB, … */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
