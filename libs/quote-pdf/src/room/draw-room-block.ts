import { drawRoom, roomKey, type RoomDrawing } from '@app/drawing';
import type { Size } from '@app/pricing';
import { palette } from '../palette';
import { ascent, leading, page, type Paper, type TextStyle } from '../paper/paper';
import { drawMeasured } from '../sheet/draw-measured';
import { styles } from '../sheet/styles';
import type { RoomOnPaper } from './room-on-paper';

const text = {
  title: 'The room, seen from above',
  drawing: (title: string, description: string) => `${title}. ${description}`.trim(),
} as const;

const usualDrawingWidth = 300;
const headingHeight = 20;

/** A room's drawing, and the text beside it, broken into lines. */
export interface RoomBlock {
  drawing: RoomDrawing;
  description: string;
  lines: string[][];
  style: TextStyle;
  drawingWidth: number;
  height: number;
}

export function layOutRoom(
  paper: Paper,
  { room, description, sentences, size }: RoomOnPaper & { size: Size },
  {
    drawingWidth = usualDrawingWidth,
    maxHeight,
    textSize,
  }: { drawingWidth?: number; maxHeight: number; textSize: number },
): RoomBlock {
  const style: TextStyle = { face: 'regular', size: textSize, tabular: true, color: palette.ink2 };
  const lines = [...sentences, roomKey(room, size)]
    .filter(Boolean)
    .map((sentence) => paper.linesOf(sentence, style, page.right - wordsLeft(drawingWidth)));
  const drawing = drawRoom(room, size, { renderedWidthPx: drawingWidth, maxHeightPx: maxHeight });
  const wordsHeight = lines.flat().length * textSize * leading;
  return {
    drawing,
    description,
    lines,
    style,
    drawingWidth,
    height: headingHeight + Math.max(heightOf(drawing, drawingWidth), wordsHeight),
  };
}

const wordsLeft = (drawingWidth: number): number => page.left + drawingWidth + 24;

const heightOf = ({ viewBox }: RoomDrawing, drawingWidth: number): number =>
  (viewBox.height / viewBox.width) * drawingWidth;

/** @returns y of its lower end */
export function drawRoomBlock(
  paper: Paper,
  { drawing, description, lines, style, drawingWidth, height }: RoomBlock,
  top: number,
): number {
  paper.write('H2', text.title, styles.heading, { x: page.left, y: top + 13 });
  const below = top + headingHeight;
  paper.tag(
    'Figure',
    () => drawMeasured(paper, drawing, { left: page.left, top: below, width: drawingWidth }),
    { alt: text.drawing(drawing.description, description) },
  );
  let y = below + style.size * ascent;
  for (const sentence of lines) {
    paper.write('P', sentence, style, { x: wordsLeft(drawingWidth), y });
    y += sentence.length * style.size * leading;
  }
  return top + height;
}
