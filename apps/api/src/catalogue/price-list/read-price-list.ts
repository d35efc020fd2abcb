import { CsvError, parse } from 'csv-parse/sync';
import {
  type CatalogueKind,
  type PriceImportProblem,
  catalogueKinds,
  priceListColumns,
} from '@app/contracts';

type ColumnTitle = (typeof priceListColumns)[number];

export interface PriceListLine {
  line: number;
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

/** Longer lines mean that a quotation mark is missing. */
const maxLineLength = 5_000;

/**
 * Reads RFC 4180 with commas, semicolons or tabs. Columns may be in any order, with others between them; empty lines
 * are skipped.
 */
export function readPriceList(csv: string): PriceListText {
  // One kind of line end, to count lines.
  const [head, ...rows] = parseCsv(csv.replace(/\r\n?/g, '\n'));
  if (!head) return { lines: [], problems: [{ line: 1, message: 'The file is empty.' }] };
  if (head.problem !== undefined)
    return { lines: [], problems: [{ line: head.line, message: head.problem }] };

  const titles = head.cells.map((title) => title.trim().toLowerCase());
  const missing = priceListColumns.filter((title) => !titles.includes(title.toLowerCase()));
  if (missing.length) {
    const message = `The first line must name the columns; missing: ${missing.join(', ')}.`;
    return { lines: [], problems: [{ line: head.line, message }] };
  }
  const cellOf = (cells: readonly string[], title: ColumnTitle) =>
    plain(cells[titles.indexOf(title.toLowerCase())] ?? '');
  const lines: PriceListLine[] = [];
  const problems: PriceImportProblem[] = [];
  for (const { line, cells, problem } of rows) {
    if (problem !== undefined) problems.push({ line, message: problem });
    else if (cells.slice(titles.length).some((cell) => cell.trim() !== ''))
      problems.push({ line, message: tooManyCells });
    else if (cells.some((cell) => cell.trim() !== ''))
      lines.push({
        line,
        kind: cellOf(cells, 'Kind'),
        material: cellOf(cells, 'Material'),
        name: cellOf(cells, 'Name'),
        price: cellOf(cells, 'Price'),
      });
  }
  return { lines, problems };
}

interface CsvRow {
  line: number;
  cells: string[];
  problem?: string;
}

function parseCsv(csv: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let begins = 1;
  try {
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      max_record_size: maxLineLength,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line: begins, cells });
        begins = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    rows.push({ line: begins, cells: [], problem: problems[error.code] ?? 'This line cannot be read.' });
  }
  return rows;
}

const problems: Partial<Record<string, string>> = {
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

/** Without the apostrophe that keeps spreadsheets from calculating. */
const plain = (cell: string) => cell.trim().replace(/^'/, '').trim();

export const priceListKinds: Readonly<Record<CatalogueKind, string>> = {
  materials: 'Material',
  colors: 'Colour',
  'sink-types': 'Sink type',
  thicknesses: 'Thickness',
  cutouts: 'Cut-out',
};

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** Accepts `Colour`, `sink-types`, `Cutouts`. */
const stemOf = (text: string) =>
  lettersOf(text)
    .replace('colour', 'color')
    .replace(/(?<=ss)es$|s$/, '');

const kindsByStem = new Map(
  catalogueKinds.flatMap((kind) => [
    [stemOf(priceListKinds[kind]), kind],
    [stemOf(kind), kind],
  ]),
);

export const readKind = (text: string): CatalogueKind | undefined => kindsByStem.get(stemOf(text));
