import { cutLinePath, type CutLine } from '@app/drawing';
import { palette } from '../palette';

/** Millimetres in CSS pixels, the unit of a page. */
export const mmToPx = (mm: number): number => (mm * 96) / 25.4;

/** Draws lines in millimetres of the top. Lines that are not cut are dashed. */
export function drawCutLines(doc: PDFKit.PDFDocument, lines: readonly CutLine[], lineWidth: number): void {
  for (const line of lines) {
    const isNote = line.layer === 'notes';
    doc.lineWidth(lineWidth);
    if (isNote) doc.dash(lineWidth * 8, { space: lineWidth * 6 });
    else doc.undash();
    doc.path(cutLinePath(line)).stroke(isNote ? palette.ink3 : palette.ink);
  }
  doc.undash();
}

/** The middle of the rectangle around a line. */
export function middleOf(line: CutLine): { x: number; y: number } {
  if (line.kind === 'circle') return line;
  const [xs, ys] = [line.vertices.map(({ x }) => x), line.vertices.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

function markHeightMm(mm: number): number {
  if (mm % 10 === 0) return 4;
  return mm % 5 === 0 ? 3 : 2;
}

/** Draws a ruler with a mark for each millimetre. */
export function drawRuler(doc: PDFKit.PDFDocument, lengthMm: number, left: number, top: number): void {
  doc.lineWidth(0.5);
  for (let mm = 0; mm <= lengthMm; mm += 1) {
    doc.moveTo(left + mmToPx(mm), top).lineTo(left + mmToPx(mm), top + mmToPx(markHeightMm(mm)));
  }
  doc
    .moveTo(left, top)
    .lineTo(left + mmToPx(lengthMm), top)
    .stroke(palette.ink);
}
