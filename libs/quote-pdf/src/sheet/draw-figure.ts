import {
  drawMeasuredPlan,
  isAThirdAlong,
  type MeasuredDrawing,
  type MeasuredLabel,
  type MeasuredMark,
  type Plan,
} from '@app/drawing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { ascent, leading, page } from './measures';
import { styles } from './styles';
import { text } from './text';

/** No taller than in the design, however short the top. */
const greatestHeight = 300;

/** The measured drawing for so much room. */
export const planFor = (plan: Plan, heightPx: number): MeasuredDrawing =>
  drawMeasuredPlan(plan, {
    renderedWidthPx: page.width,
    maxHeightPx: Math.min(greatestHeight, heightPx),
  });

/** Height of a drawing on the page. */
export const heightOf = ({ viewBox }: MeasuredDrawing): number =>
  (viewBox.height / viewBox.width) * page.width;

/** Air and a line below the drawing. */
export const captionHeight = 8 + styles.caption.size * leading;

/** The measured drawing as vectors, sharp in print at any scale, and what is to be said about it. */
export function drawFigure(
  paper: Paper,
  { size, sinkName }: QuoteSheet,
  drawing: MeasuredDrawing,
  top: number,
): number {
  const bottom = top + heightOf(drawing);
  paper.tag('Figure', () => drawPlan(paper, drawing, top), { alt: text.drawing(drawing.description) });
  const caption = [text.caption, ...(sinkName ? [text.sinkPosition(isAThirdAlong(size))] : [])].join(' ');
  paper.tag('P', () =>
    paper.text(caption, styles.caption, { x: page.left, y: bottom + 8 + styles.caption.size * ascent }),
  );
  return bottom + captionHeight;
}

function drawPlan(paper: Paper, { viewBox, marks, labels }: MeasuredDrawing, top: number): void {
  const scale = page.width / viewBox.width;
  paper.draw((doc) => {
    doc.translate(page.left, top).scale(scale).translate(-viewBox.x, -viewBox.y).lineJoin('miter');
    for (const mark of marks) drawMark(doc, mark);
  });
  for (const label of labels)
    drawLabel(paper, label, scale, {
      x: page.left + (label.x - viewBox.x) * scale,
      y: top + (label.y - viewBox.y) * scale,
    });
}

const strokes: Partial<Record<MeasuredMark['role'], string>> = {
  'wall-hatch': palette.hatch,
  'wall-line': palette.ink3,
  'centre-line': palette.chalk,
  'cross-hair': palette.chalk,
  'dimension-line': palette.chalk,
};

/** Everything on paper is a line; what is cut out is white, so that it hides the wall and nothing else. */
function drawMark(doc: PDFKit.PDFDocument, { role, path, strokeWidth, dash }: MeasuredMark): void {
  if (role === 'centre-point') {
    doc.path(path).fill(palette.ink);
    return;
  }
  doc.lineWidth(strokeWidth);
  // In so many words, since pdfkit's types know only of one length on and one off.
  doc.addContent(`[${dash?.join(' ') ?? ''}] 0 d`);
  doc.path(path).stroke(strokes[role] ?? palette.ink);
}

const labelStyles: Record<MeasuredLabel['role'], Pick<TextStyle, 'cut' | 'color' | 'tabular'>> = {
  dimension: { cut: 'semibold', color: palette.chalk, tabular: true },
  'call-out': { cut: 'medium', color: palette.ink },
};

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function drawLabel(paper: Paper, label: MeasuredLabel, scale: number, at: { x: number; y: number }): void {
  const style = { ...labelStyles[label.role], size: label.size * scale };
  paper.text(label.text, style, { ...at, align: alignments[label.anchor], rotation: label.rotation });
}
