import { CsvError, parse } from 'csv-parse/sync';

/** Longer lines mean that a quotation mark is missing. */
const maxLineLength = 5_000;

export interface CsvRow {
  /** Its first line in the file, from 1. */
  line: number;
  cells: string[];
}

interface ParsedCsv {
  rows: CsvRow[];
  /** Where reading ended, with the code of csv-parse; null: all was read. */
  broken: { line: number; code: string } | null;
}

/** RFC 4180, with line feeds alone as line ends. */
export function parseCsv(csv: string, delimiter = ','): ParsedCsv {
  const rows: CsvRow[] = [];
  let line = 1;
  try {
    parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      max_record_size: maxLineLength,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line, cells });
        line = lines + 1;
        return null;
      },
    });
    return { rows, broken: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, broken: { line, code: error.code } };
  }
}

export const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** Without the apostrophe that keeps spreadsheets from calculating. */
export const unescapeCell = (cell = ''): string => cell.trim().replace(/^'/, '').trim();
