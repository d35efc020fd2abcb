import { palette } from '../palette';
import { ascent, leading, type Paper, type TextStyle } from '../paper/paper';
import { styles } from './styles';

/** Type size and spacing of a table. */
export interface TableSetting {
  size: number;
  /** Space above and below each row. */
  rowPadding: number;
  /** Maximum lines per cell. */
  maxLines: number;
}

interface Column {
  head: string;
  x: number;
  align?: 'right';
  /** Absent: one unbroken line. */
  width?: number;
  face?: TextStyle['face'];
  color?: string;
}

/** A table broken into lines, ready to draw. */
export interface Table {
  columns: readonly Column[];
  setting: TableSetting;
  rows: { cells: string[][]; height: number }[];
  height: number;
}

const headHeight = 24;

const styleOf = ({ face = 'regular', color = palette.ink }: Column, { size }: TableSetting): TextStyle => ({
  face,
  size,
  tabular: true,
  color,
});

/** Breaks the cells of each row into lines. */
export function layOutTable(
  paper: Paper,
  columns: readonly Column[],
  texts: readonly (readonly string[])[],
  setting: TableSetting,
): Table {
  const { size, rowPadding, maxLines } = setting;
  const rows = texts.map((row) => {
    const cells = columns.map((column, index) => {
      const words = row[index] ?? '';
      if (column.width === undefined) return [words];
      return paper.linesOf(words, styleOf(column, setting), column.width, maxLines);
    });
    const lines = Math.max(...cells.map((cell) => cell.length));
    return { cells, height: lines * size * leading + rowPadding * 2 + 1 };
  });
  return { columns, setting, rows, height: headHeight + rows.reduce((sum, row) => sum + row.height, 0) };
}

/** The table with the first setting that fits, else with the last. */
export function fitTable(
  settings: readonly [TableSetting, ...TableSetting[]],
  room: number,
  set: (setting: TableSetting) => Table,
): Table {
  const fitting = settings.map(set).find(({ height }) => height <= room);
  return fitting ?? set(settings.at(-1) ?? settings[0]);
}

/** @returns y of its lower end */
export function drawTable(paper: Paper, { columns, setting, rows }: Table, top: number): number {
  let y = top + headHeight;
  paper.tag('Table', () => {
    paper.tag('TR', () => {
      for (const { head, x, align = 'left' } of columns)
        paper.write('TH', head, styles.columnHead, { x, y: top + 12.5, align });
    });
    paper.rule(y - 0.5, palette.ink);
    for (const { cells, height } of rows) {
      const base = y + setting.rowPadding + setting.size * ascent;
      paper.tag('TR', () =>
        columns.forEach((column, index) => {
          const { x, align = 'left' } = column;
          paper.write('TD', cells[index] ?? [], styleOf(column, setting), { x, y: base, align });
        }),
      );
      y += height;
      paper.rule(y - 0.5, palette.line);
    }
  });
  return y;
}
