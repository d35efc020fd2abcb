import { drawMeasuredPlan, type Plan } from '@app/drawing';
import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import { drawMeasured } from '../sheet/draw-measured';
import { hasUnplaced, type CutStep } from './cut-list';
import type { JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const padding = 10;
const maxHeight = 305;
const left = page.left + padding;
const width = page.width - padding * 2;

interface JobFigure {
  plan: Plan;
  caption: string;
  /** null: not known. */
  weight: string | null;
}

/** The drawing in its frame, and how to read it. */
export function drawJobFigure(paper: Paper, { plan, caption, weight }: JobFigure, top: number): number {
  const drawing = drawMeasuredPlan(plan, {
    renderedWidthPx: width,
    maxHeightPx: maxHeight,
    isForWorkshop: true,
  });
  const height = (drawing.viewBox.height / drawing.viewBox.width) * width + padding;
  paper.decorate((doc) =>
    doc
      .rect(page.left, top, page.width, height + padding)
      .lineWidth(1)
      .stroke(palette.line),
  );
  paper.tag('Figure', () => drawMeasured(paper, drawing, { left, top: top + padding, width }), {
    alt: jobText.drawing(drawing.description),
  });
  const y = top + height + padding + 20;
  paper.write('P', caption, jobStyles.caption, { x: page.left, y });
  if (weight) paper.write('P', weight, jobStyles.caption, { x: page.right, y, align: 'right' });
  return y;
}

export const captionOf = ({ state }: JobSheet, steps: readonly CutStep[]): string => {
  if (state.kind !== 'confirmed') return jobText.quotedCaption;
  return hasUnplaced(steps) ? jobText.unplacedCaption : jobText.caption;
};
