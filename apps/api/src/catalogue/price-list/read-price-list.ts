import { type PricedKind, type PriceImportProblem, pricedKinds, priceListColumns } from '@app/contracts';
import { hasText, parseCsv, unescapeCell } from '../../platform/spreadsheets/parse-csv';

type ColumnTitle = (typeof priceListColumns)[number];

export interface PriceListLine {
  lineNumber: number;
  kind: string;
  material: string;
  name: string;
  price: string;
}

interface PriceListText {
  lines: PriceListLine[];
  problems: PriceImportProblem[];
}

// Otherwise an unquoted 5,70 would be read as 5.
const tooManyCells =
  'There are more cells here than titles. A cell with a comma, such as "5,70", needs quotation marks.';

/** Reads CSV (RFC 4180) with commas, semicolons or tabs. The order of columns and further columns do not matter. */
export function readPriceList(csv: string): PriceListText {
  // Lines are counted by '\n'.
  const text = csv.replace(/\r\n?/g, '\n');
  const { rows: allRows, broken } = parseCsv(text, delimiterOf(text));
  const unreadable = broken
    ? [{ line: broken.line, message: unreadableLines[broken.code] ?? 'This line cannot be read.' }]
    : [];
  const [head, ...rows] = allRows;
  if (!head && broken) return { lines: [], problems: unreadable };
  if (!head) return { lines: [], problems: [{ line: 1, message: 'The file is empty.' }] };

  const titles = head.cells.map((title) => title.trim().toLowerCase());
  const missing = priceListColumns.filter((title) => !titles.includes(title.toLowerCase()));
  if (missing.length) {
    const message = `The first line must name the columns; missing: ${missing.join(', ')}.`;
    return { lines: [], problems: [{ line: head.line, message }] };
  }
  const cellOf = (cells: readonly string[], title: ColumnTitle) =>
    unescapeCell(cells[titles.indexOf(title.toLowerCase())]);
  const lines: PriceListLine[] = [];
  const problems: PriceImportProblem[] = [];
  for (const { line, cells } of rows) {
    if (hasText(cells.slice(titles.length))) problems.push({ line, message: tooManyCells });
    else if (hasText(cells))
      lines.push({
        lineNumber: line,
        kind: cellOf(cells, 'Kind'),
        material: cellOf(cells, 'Material'),
        name: cellOf(cells, 'Name'),
        price: cellOf(cells, 'Price'),
      });
  }
  return { lines, problems: [...problems, ...unreadable] };
}

const unreadableLines: Partial<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: 'This line is too long: is a quotation mark missing?',
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened on this line and never closed.',
  CSV_INVALID_CLOSING_QUOTE: 'There is a quotation mark in the middle of a cell.',
  INVALID_OPENING_QUOTE: 'There is a quotation mark in the middle of a cell.',
};

function delimiterOf(csv: string): string {
  const [head = ''] = csv.split('\n', 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: head.split(delimiter).length,
  }));
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

export const priceListKinds: Readonly<Record<PricedKind, string>> = {
  materials: 'Material',
  colors: 'Colour',
  'sink-types': 'Sink type',
  thicknesses: 'Thickness',
  cutouts: 'Cut-out',
};

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** Without plural and punctuation, so that `Colours`, `sink-types` and `Cutouts` are recognised. */
const stemOf = (text: string) =>
  lettersOf(text)
    .replace('colour', 'color')
    .replace(/(?<=ss)es$|s$/, '');

const kindsByStem = new Map(
  pricedKinds.flatMap((kind) => [
    [stemOf(priceListKinds[kind]), kind],
    [stemOf(kind), kind],
  ]),
);

export const readKind = (text: string): PricedKind | undefined => kindsByStem.get(stemOf(text));
