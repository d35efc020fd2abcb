import type { MeasuredDrawing, MeasuredLabel, MeasuredMark } from '@app/drawing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';

/** A drawing's position on the page. */
interface Place {
  left: number;
  top: number;
  width: number;
}

/** Draws a measured drawing as vectors and text, as part of the open tag. */
export function drawMeasured(
  paper: Paper,
  { viewBox, marks, labels }: MeasuredDrawing,
  { left, top, width }: Place,
): void {
  const scale = width / viewBox.width;
  paper.draw((doc) => {
    doc.translate(left, top).scale(scale).translate(-viewBox.x, -viewBox.y).lineJoin('miter');
    for (const mark of marks) drawMark(doc, mark);
  });
  for (const label of labels)
    drawLabel(paper, label, scale, {
      x: left + (label.x - viewBox.x) * scale,
      y: top + (label.y - viewBox.y) * scale,
    });
}

const strokes: Partial<Record<MeasuredMark['role'], string>> = {
  'wall-hatch': palette.hatch,
  'wall-line': palette.ink3,
  'centre-line': palette.chalk,
  'cross-hair': palette.chalk,
  'dimension-line': palette.chalk,
  diagonal: palette.ink3,
};

/** On paper every mark is a line, except the centre points. */
function drawMark(doc: PDFKit.PDFDocument, { role, path, strokeWidth, dash }: MeasuredMark): void {
  if (role === 'centre-point') {
    doc.path(path).fill(palette.ink);
    return;
  }
  doc.lineWidth(strokeWidth);
  // Raw operator, as pdfkit's types allow only one dash and gap.
  doc.addContent(`[${dash?.join(' ') ?? ''}] 0 d`);
  doc.path(path).stroke(strokes[role] ?? palette.ink);
}

const labelStyles: Record<MeasuredLabel['role'], Pick<TextStyle, 'face' | 'color' | 'tabular'>> = {
  dimension: { face: 'semibold', color: palette.chalk, tabular: true },
  'call-out': { face: 'medium', color: palette.ink },
};

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function drawLabel(paper: Paper, label: MeasuredLabel, scale: number, at: { x: number; y: number }): void {
  const style = { ...labelStyles[label.role], size: label.size * scale };
  paper.text(label.text, style, { ...at, align: alignments[label.anchor], rotation: label.rotation });
}
