import { drawMeasuredPlan, type Plan } from '@app/drawing';
import type { Size } from '@app/pricing';
import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import { drawMeasured } from '../sheet/draw-measured';
import { drawRoomBlock, layOutRoom } from '../room/draw-room-block';
import type { RoomOnPaper } from '../room/room-on-paper';
import { hasUnplaced, type CutStep } from './cut-list';
import type { JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const padding = 10;
const maxHeight = 305;
/** Maximum height if a room is drawn below. */
const maxHeightWithRoom = 215;
const room = { maxHeight: 100, textSize: 10.5 } as const;
const left = page.left + padding;
const width = page.width - padding * 2;

interface JobFigure {
  plan: Plan;
  caption: string;
  /** null: not known. */
  weight: string | null;
  /** null: nobody has measured it. */
  room: RoomOnPaper | null;
  size: Size;
}

/** Draws the plan in a frame, its caption, and the room. @returns y of the last baseline */
export function drawJobFigure(paper: Paper, figure: JobFigure, top: number): number {
  const { plan, caption, weight } = figure;
  const drawing = drawMeasuredPlan(plan, {
    renderedWidthPx: width,
    maxHeightPx: figure.room ? maxHeightWithRoom : maxHeight,
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
  if (!figure.room) return y;
  const block = layOutRoom(paper, { ...figure.room, size: figure.size }, room);
  return drawRoomBlock(paper, block, y + 12) - 8;
}

export const captionOf = ({ state }: JobSheet, steps: readonly CutStep[]): string => {
  if (state.kind !== 'confirmed') return jobText.quotedCaption;
  return hasUnplaced(steps) ? jobText.unplacedCaption : jobText.caption;
};
