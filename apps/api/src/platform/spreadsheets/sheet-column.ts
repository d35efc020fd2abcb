/** Days and times are London's, as `2026-11-21` or `2026-11-21 14:05`. */
export type CellKind = 'text' | 'pounds' | 'whole' | 'day' | 'time';

export interface SheetColumn<Row> {
  title: string;
  kind: CellKind;
  /** In digits of the default font. */
  width: number;
  /** Pounds as a decimal string. Null: an empty cell. */
  read: (row: Row) => string | number | null;
}

export interface Sheet<Row> {
  columns: readonly SheetColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}
