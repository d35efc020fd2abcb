import { cutLinePath, type CutLine } from '@app/drawing';
import { palette } from '../palette';

/** CSS pixels, the unit of a page, per millimetre. */
export const px = (mm: number): number => (mm * 96) / 25.4;

/** Lines of the top in its own millimetres; dashed what is not cut. */
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

/** The middle of what is cut. */
export function middleOf(line: CutLine): { x: number; y: number } {
  if (line.kind === 'circle') return line;
  const [xs, ys] = [line.vertices.map(({ x }) => x), line.vertices.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** A ruler of whole millimetres, in pixels from its left end. */
export function drawRuler(doc: PDFKit.PDFDocument, lengthMm: number, left: number, top: number): void {
  doc.lineWidth(0.5);
  for (let mm = 0; mm <= lengthMm; mm += 1) {
    const height = mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 2;
    doc.moveTo(left + px(mm), top).lineTo(left + px(mm), top + px(height));
  }
  doc
    .moveTo(left, top)
    .lineTo(left + px(lengthMm), top)
    .stroke(palette.ink);
}
