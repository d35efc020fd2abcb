import { formatGbp } from '@app/pricing';
import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { setTable, type Table, type TableSetting } from './table';
import { text } from './text';

const defaultReckoningLeft = page.left + 194;
const reckoningEnd = page.right - 96;
const gap = 16;

/** The price lines. Long names get the width left by the explanations. */
export function setLines(paper: Paper, { lines }: QuoteSheet, setting: TableSetting): Table {
  const { size } = setting;
  const widest = (part: 'label' | 'reckoning', cut: 'semibold' | 'regular') =>
    Math.max(0, ...lines.map((line) => paper.widthOf(line[part], { cut, size, tabular: true })));
  const reckoning = Math.max(
    defaultReckoningLeft,
    Math.min(page.left + widest('label', 'semibold') + gap, reckoningEnd - widest('reckoning', 'regular')),
  );
  return setTable(
    paper,
    [
      { head: text.lines, x: page.left, width: reckoning - gap - page.left, cut: 'semibold' },
      { head: text.reckoning, x: reckoning, width: reckoningEnd - reckoning, color: palette.ink3 },
      { head: text.price, x: page.right, align: 'right' },
    ],
    lines.map((line) => [line.label, line.reckoning, formatGbp(line.amount)]),
    setting,
  );
}
