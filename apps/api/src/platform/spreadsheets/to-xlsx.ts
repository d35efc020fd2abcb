import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sheet } from './sheet-column';
import { columnName, stylesXml, xlsxCell, xlsxStyles, xmlText } from './xlsx-cell';

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheetMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Excel's limit, header included. */
export const maxXlsxRows = 1_048_576;

/** The other parts of a workbook with one sheet (ECMA-376, part 1). */
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixedParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `${xmlDeclaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${xmlDeclaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xmlDeclaration}<workbook xmlns="${spreadsheetMain}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xmlDeclaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': stylesXml,
});

/**
 * A sheet as an Excel workbook, streamed: only the current rows are in memory. Closing the stream stops reading rows.
 */
export function toXlsx<Row>(sheet: Sheet<Row>, name: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const rows = Readable.from(sheetXml(sheet));
  rows.once('error', (error) => output.destroy(error));
  output.once('close', () => rows.destroy());
  for (const [path, xml] of Object.entries(fixedParts(name))) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 });
  zip.end();
  return output;
}

const sheetViewXml =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** `xl/worksheets/sheet1.xml`, in batches. */
export async function* sheetXml<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(
    ({ title }, index) =>
      `<c r="${names[index]}1" s="${xlsxStyles.indexOf('title')}" t="inlineStr"><is><t>${xmlText(title)}</t></is></c>`,
  );
  yield `${xmlDeclaration}<worksheet xmlns="${spreadsheetMain}">${sheetViewXml}<cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
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
