import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import type { CutStep } from './cut-list';
import type { Column } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const headingHeight = 14;
const defaultRowHeight = 33;
const boxSize = 14.5;

/** Draws the steps, each with a box. With many steps, rows and type are smaller. */
export function drawCutList(
  paper: Paper,
  steps: readonly CutStep[],
  { left, width, top, bottom }: Column,
): void {
  paper.write('H2', jobText.cutList, jobStyles.heading, { x: left, y: top + headingHeight });
  const start = top + headingHeight + 8;
  const row = Math.min(defaultRowHeight, (bottom - start) / steps.length);
  const share = Math.min(1, row / 19);
  const step = { ...jobStyles.step, size: jobStyles.step.size * share };
  const detail = { ...jobStyles.detail, size: jobStyles.detail.size * share };
  const side = boxSize * share;
  const right = left + width;
  steps.forEach(({ task, detail: size }, index) => {
    const y = start + index * row;
    const base = y + row / 2 + step.size * 0.36;
    paper.decorate((doc) => {
      doc
        .lineWidth(1.2)
        .rect(left + 0.6, y + (row - side) / 2, side, side)
        .stroke(palette.ink);
      doc
        .lineWidth(0.8)
        .moveTo(left, y + row)
        .lineTo(right, y + row)
        .stroke(palette.line);
    });
    paper.tag('P', () => {
      const room = width - side - 12 - (size ? paper.widthOf(size, detail) + 10 : 0);
      paper.text(paper.oneLine(task, step, room), step, { x: left + side + 12, y: base });
      if (size) paper.text(size, detail, { x: right, y: base, align: 'right' });
    });
  });
}
