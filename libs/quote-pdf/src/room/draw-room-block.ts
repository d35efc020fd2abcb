import { drawRoom, skewOf, type RoomDrawing } from '@app/drawing';
import type { Size } from '@app/pricing';
import { palette } from '../palette';
import { ascent, leading, page, type Paper, type TextStyle } from '../paper/paper';
import { drawMeasured } from '../sheet/draw-measured';
import { styles } from '../sheet/styles';
import type { RoomOnPaper } from './room-on-paper';

const text = {
  title: 'The room, seen from above',
  key: 'Thick lines are walls.',
  cabinet: 'Dashed is the inside of the cabinet.',
  exaggerated: 'What is out of square is drawn larger than it is.',
  drawing: (title: string, description: string) => `${title}. ${description}`.trim(),
} as const;

const drawingWidth = 300;
const wordsLeft = page.left + drawingWidth + 24;
const headingHeight = 20;

/** A room's drawing, and the text beside it, broken into lines. */
export interface RoomBlock {
  drawing: RoomDrawing;
  description: string;
  lines: string[][];
  style: TextStyle;
  height: number;
}

export function layOutRoom(
  paper: Paper,
  { room, description, sentences, size }: RoomOnPaper & { size: Size },
  { maxHeight, textSize }: { maxHeight: number; textSize: number },
): RoomBlock {
  const style: TextStyle = { face: 'regular', size: textSize, tabular: true, color: palette.ink2 };
  const key = [
    ...(room.walls.length ? [text.key] : []),
    ...(room.cabinet ? [text.cabinet] : []),
    ...(skewOf(room, size).outOfSquareMm > 0 ? [text.exaggerated] : []),
  ].join(' ');
  const lines = [...sentences, key].map((sentence) => paper.linesOf(sentence, style, page.right - wordsLeft));
  const drawing = drawRoom(room, size, { renderedWidthPx: drawingWidth, maxHeightPx: maxHeight });
  const wordsHeight = lines.flat().length * textSize * leading;
  return {
    drawing,
    description,
    lines,
    style,
    height: headingHeight + Math.max(heightOf(drawing), wordsHeight),
  };
}

const heightOf = ({ viewBox }: RoomDrawing): number => (viewBox.height / viewBox.width) * drawingWidth;

/** @returns y of its lower end */
export function drawRoomBlock(
  paper: Paper,
  { drawing, description, lines, style, height }: RoomBlock,
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
    paper.write('P', sentence, style, { x: wordsLeft, y });
    y += sentence.length * style.size * leading;
  }
  return top + height;
}
