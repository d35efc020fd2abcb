import type { CellKind } from './sheet-column';

/** The styles of cells, in the order in which the file of styles lists them. */
export const xlsxStyles: readonly (CellKind | 'usual' | 'title')[] = [
  'usual',
  'title',
  'text',
  'pounds',
  'whole',
  'day',
  'time',
];

/** 49 is Text: what stands there stays a text even when somebody edits it. */
const formats = { usual: 0, title: 0, text: 49, pounds: 164, whole: 1, day: 165, time: 166 } as const;

const formatOf = (style: (typeof xlsxStyles)[number]) =>
  `<xf numFmtId="${formats[style]}" fontId="${style === 'title' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** `xl/styles.xml`. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="3"><numFmt numFmtId="164" formatCode="[$£-809]#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xlsxStyles.length}">${xlsxStyles.map(formatOf).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
