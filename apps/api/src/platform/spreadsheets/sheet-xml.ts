import type { Sheet } from './sheet-column';
import { columnName, xlsxCell, xlsxStyles, xmlText } from './xlsx-cell';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const spreadsheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The titles stay in sight. */
const view =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** `xl/worksheets/sheet1.xml`, some rows at a time. */
export async function* sheetXml<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(
    ({ title }, index) =>
      `<c r="${names[index]}1" s="${xlsxStyles.indexOf('title')}" t="inlineStr"><is><t>${xmlText(title)}</t></is></c>`,
  );
  yield `${xmlHead}<worksheet xmlns="${spreadsheetMain}">${view}<cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
  let number = 1;
  for await (const rows of batches) {
    let xml = '';
    for (const row of rows) {
      number += 1;
      xml += `<row r="${number}">`;
      for (const [index, column] of columns.entries())
        xml += xlsxCell(column, `${names[index]}${number}`, row);
      xml += '</row>';
    }
    yield xml;
  }
  yield '</sheetData></worksheet>';
}
