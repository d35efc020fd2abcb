import { formatGbp } from '@app/pricing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import type { Density } from './density';
import { ascent, leading, page } from './measures';
import { styles } from './styles';
import { text } from './text';

const columns = { label: page.left, reckoning: page.left + 194, priceWidth: 96, gap: 16 } as const;

const headHeight = 24;

interface Row {
  label: string[];
  reckoning: string[];
  amount: string;
  height: number;
}

/** The lines of the price, ready to draw. */
export interface LineTable {
  rows: Row[];
  height: number;
  density: Density;
  /** Where the reckonings begin. */
  reckoningLeft: number;
}

/** Breaks the words of the lines as a density has it. */
export function setLines(paper: Paper, { lines }: QuoteSheet, density: Density): LineTable {
  const { label, reckoning } = lineStyles(density);
  const widest = (words: readonly string[], style: TextStyle) =>
    Math.max(0, ...words.map((part) => paper.widthOf(part, style)));
  const reckoningEnd = page.right - columns.priceWidth;
  // Long names have what the reckonings leave.
  const reckoningLeft = Math.max(
    columns.reckoning,
    Math.min(
      columns.label +
        widest(
          lines.map((line) => line.label),
          label,
        ) +
        columns.gap,
      reckoningEnd -
        widest(
          lines.map((line) => line.reckoning),
          reckoning,
        ),
    ),
  );
  const rows = lines.map((line): Row => {
    const cells = {
      label: paper.linesOf(line.label, label, reckoningLeft - columns.gap - columns.label, density.cellLines),
      reckoning: paper.linesOf(line.reckoning, reckoning, reckoningEnd - reckoningLeft, density.cellLines),
    };
    const count = Math.max(1, cells.label.length, cells.reckoning.length);
    return {
      ...cells,
      amount: formatGbp(line.amount),
      height: count * density.lineSize * leading + density.lineAir * 2 + 1,
    };
  });
  return {
    rows,
    density,
    reckoningLeft,
    height: headHeight + rows.reduce((sum, row) => sum + row.height, 0),
  };
}

export function drawLines(paper: Paper, { rows, density, reckoningLeft }: LineTable, top: number): number {
  const style = lineStyles(density);
  const right = { x: page.right, align: 'right' } as const;
  let y = top + headHeight;
  paper.tag('Table', () => {
    paper.tag('TR', () => {
      const head = { y: top + 12.5 };
      const column = (name: string, place: { x: number; align?: 'right' }) =>
        paper.tag('TH', () => paper.text(name, styles.columnHead, { ...head, ...place }), {
          scope: 'Column',
        });
      column(text.lines, { x: columns.label });
      column(text.reckoning, { x: reckoningLeft });
      column(text.price, right);
    });
    rule(paper, y - 0.5, palette.ink);
    for (const row of rows) {
      const base = y + density.lineAir + density.lineSize * ascent;
      const cell = (words: readonly string[], look: TextStyle, x: number) =>
        paper.tag('TD', () =>
          words.forEach((line, index) =>
            paper.text(line, look, { x, y: base + index * density.lineSize * leading }),
          ),
        );
      paper.tag('TR', () => {
        cell(row.label, style.label, columns.label);
        cell(row.reckoning, style.reckoning, reckoningLeft);
        paper.tag('TD', () => paper.text(row.amount, style.amount, { ...right, y: base }));
      });
      y += row.height;
      rule(paper, y - 0.5, palette.line);
    }
  });
  return y;
}

const rule = (paper: Paper, y: number, color: string) =>
  paper.decorate((doc) => doc.lineWidth(1).moveTo(page.left, y).lineTo(page.right, y).stroke(color));

const lineStyles = ({ lineSize: size }: Density) =>
  ({
    label: { cut: 'semibold', size, tabular: true, color: palette.ink },
    reckoning: { cut: 'regular', size, tabular: true, color: palette.ink3 },
    amount: { cut: 'regular', size, tabular: true, color: palette.ink },
  }) satisfies Record<string, TextStyle>;
