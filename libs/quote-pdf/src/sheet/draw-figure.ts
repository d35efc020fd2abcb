import { drawMeasuredPlan, type MeasuredDrawing, type Plan } from '@app/drawing';
import { ascent, leading, page, type Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { drawMeasured } from './draw-measured';
import { styles } from './styles';
import { text } from './text';

/** Maximum height, for short tops. */
const maxHeight = 300;

/** The measured drawing for the given height. */
export const planFor = (plan: Plan, heightPx: number): MeasuredDrawing =>
  drawMeasuredPlan(plan, {
    renderedWidthPx: page.width,
    maxHeightPx: Math.min(maxHeight, heightPx),
  });

export const heightOf = ({ viewBox }: MeasuredDrawing): number =>
  (viewBox.height / viewBox.width) * page.width;

/** Space and a line below the drawing. */
export const captionHeight = 8 + styles.caption.size * leading;

/** Draws the measured drawing and its caption. */
export function drawFigure(
  paper: Paper,
  { sinkName, places }: QuotePdfData,
  { drawing, hasRoomPage }: { drawing: MeasuredDrawing; hasRoomPage: boolean },
  top: number,
): number {
  const bottom = top + heightOf(drawing);
  paper.tag('Figure', () => drawMeasured(paper, drawing, { ...page, top }), {
    alt: text.drawing(drawing.description),
  });
  const caption = [
    text.caption,
    ...(sinkName && !places ? [text.sinkPosition] : []),
    ...(hasRoomPage ? [text.roomPage] : []),
  ].join(' ');
  const y = bottom + 8 + styles.caption.size * ascent;
  paper.write('P', caption, styles.caption, { x: page.left, y });
  return bottom + captionHeight;
}
