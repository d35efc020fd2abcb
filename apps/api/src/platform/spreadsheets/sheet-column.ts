/** What stands in a cell; a day or a time is London's, as `2026-11-21` or `2026-11-21 14:05`. */
export type CellKind = 'text' | 'pounds' | 'whole' | 'day' | 'time';

/** A column of a spreadsheet of one kind of row. */
export interface SheetColumn<Row> {
  title: string;
  kind: CellKind;
  /** In digits of the usual font. */
  width: number;
  /** Pounds as a decimal string. Null: the cell is empty. */
  read: (row: Row) => string | number | null;
}

/** The columns of a sheet, and the rows as they come, some at a time. */
export interface Sheet<Row> {
  columns: readonly SheetColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}
