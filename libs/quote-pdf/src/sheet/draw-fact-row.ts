import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';

interface FactRow {
  top: number;
  height: number;
  /** Column widths as shares of the page. */
  shares: readonly number[];
  /** Thickness of the lines above and below. */
  ruleWidth: number;
}

export function drawFactRow(
  paper: Paper,
  { top, height, shares, ruleWidth }: FactRow,
  draw: (column: { index: number; x: number; width: number }) => void,
): void {
  const sumOf = (some: readonly number[]) => some.reduce((sum, share) => sum + share, 0);
  const start = (index: number) => page.left + (page.width / sumOf(shares)) * sumOf(shares.slice(0, index));
  const bottom = top + height;
  paper.decorate((doc) => {
    doc.lineWidth(ruleWidth).strokeColor(palette.ink);
    for (const y of [top, bottom]) doc.moveTo(page.left, y).lineTo(page.right, y).stroke();
    doc.lineWidth(1).strokeColor(palette.line);
    for (const index of shares.keys()) {
      const x = start(index);
      if (index)
        doc
          .moveTo(x, top + ruleWidth / 2)
          .lineTo(x, bottom - ruleWidth / 2)
          .stroke();
    }
  });
  for (const index of shares.keys()) {
    const x = start(index) + (index ? 14 : 0);
    paper.tag('P', () => draw({ index, x, width: start(index + 1) - x - 8 }));
  }
}
