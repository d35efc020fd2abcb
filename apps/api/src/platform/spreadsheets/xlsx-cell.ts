import type { CellKind, SheetColumn } from './sheet-column';

/** Cell styles, in the order of the stylesheet. */
export const xlsxStyles: readonly (CellKind | 'usual' | 'title')[] = [
  'usual',
  'title',
  'text',
  'pounds',
  'whole',
  'day',
  'time',
];

/** 49 is Text: the cell stays text even when it is edited. */
const formats = { usual: 0, title: 0, text: 49, pounds: 164, whole: 1, day: 165, time: 166 } as const;

const formatOf = (style: (typeof xlsxStyles)[number]) =>
  `<xf numFmtId="${formats[style]}" fontId="${style === 'title' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3"><numFmt numFmtId="164" formatCode="[$£-809]#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xlsxStyles.length}">${xlsxStyles.map(formatOf).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, chosen so that all days since March 1900 are right. */
const dayZero = Date.UTC(1899, 11, 30);
/** Excel's limit for a cell. */
const maxTextLength = 32_767;

export function serialOf(text: string): number {
  const [day = '', time = '00:00'] = text.split(' ');
  return (Date.parse(`${day}T${time}:00Z`) - dayZero) / dayMs;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Not allowed in XML, not even escaped. */
const forbiddenInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes XML and SpreadsheetML, which would read `_x0041_` as a letter and drop a lone carriage return. */
export const xmlText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(forbiddenInXml, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const numberOf: Record<Exclude<CellKind, 'text'>, (value: string | number) => number> = {
  pounds: Number,
  whole: Number,
  day: (value) => serialOf(String(value)),
  time: (value) => serialOf(String(value)),
};

export function xlsxCell<Row>({ kind, read }: SheetColumn<Row>, cellReference: string, row: Row): string {
  const value = read(row);
  if (value === null || value === '') return '';
  const style = xlsxStyles.indexOf(kind);
  if (kind === 'text')
    return `<c r="${cellReference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`;
  return `<c r="${cellReference}" s="${style}"><v>${numberOf[kind](value)}</v></c>`;
}

export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
