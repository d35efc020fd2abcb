import { formatGbp } from '@app/pricing';
import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { layOutTable, type Table, type TableSetting } from './table';
import { text } from './text';

const defaultCalculationLeft = page.left + 194;
const calculationEnd = page.right - 96;
const gap = 16;

/** The price lines. Long names get the width left by the explanations. */
export function layOutLines(paper: Paper, { lines }: QuotePdfData, setting: TableSetting): Table {
  const { size } = setting;
  const widest = (part: 'label' | 'calculation', face: 'semibold' | 'regular') =>
    Math.max(0, ...lines.map((line) => paper.widthOf(line[part], { face, size, tabular: true })));
  const calculation = Math.max(
    defaultCalculationLeft,
    Math.min(
      page.left + widest('label', 'semibold') + gap,
      calculationEnd - widest('calculation', 'regular'),
    ),
  );
  return layOutTable(
    paper,
    [
      { head: text.lines, x: page.left, width: calculation - gap - page.left, face: 'semibold' },
      { head: text.calculation, x: calculation, width: calculationEnd - calculation, color: palette.ink3 },
      { head: text.price, x: page.right, align: 'right' },
    ],
    lines.map((line) => [line.label, line.calculation, formatGbp(line.amount)]),
    setting,
  );
}
