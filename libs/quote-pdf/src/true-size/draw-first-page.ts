import type { CutLine } from '@app/drawing';
import { drawWarning } from '../job/draw-warning';
import type { JobSheet } from '../job/job-sheet';
import { jobStyles } from '../job/job-styles';
import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import { drawCutLines, drawRuler, mmToPx } from './draw-cut-lines';
import { type Tiling, shown } from './tiles';
import { checkSquareMm, rulerMm, trueSizeText } from './true-size-text';

interface FirstPage {
  tiling: Tiling;
  lines: readonly CutLine[];
  /** What nobody has agreed yet. */
  openPoints: readonly string[];
}

const lineHeight = 18.5;
const mapMaxHeight = 250;

/** Draws the first page: how to print, how to check the printer, and how to join the pages. */
export function drawFirstPage(paper: Paper, sheet: JobSheet, { tiling, lines, openPoints }: FirstPage): void {
  let y = page.top + 36;
  paper.write('H1', sheet.reference, jobStyles.reference, { x: page.left, y });
  const intro = trueSizeText.intro(tiling.tiles.length);
  paper.write('P', intro, jobStyles.printed, { x: page.left, y: y + 30, width: page.width });
  y += 48;
  if (sheet.state.kind === 'confirmed') {
    paper.write('P', trueSizeText.state(sheet), jobStyles.heading, { x: page.left, y, width: page.width });
    y += 18;
  } else y = drawWarning(paper, sheet, y);
  y = writePart(paper, y + 18, trueSizeText.print, [trueSizeText.printText]);
  y = writePart(paper, y, trueSizeText.check, [trueSizeText.checkText]);
  y = drawCheck(paper, y);
  if (openPoints.length) y = writePart(paper, y, trueSizeText.openPoints, openPoints);
  y = writePart(paper, y, trueSizeText.join, [trueSizeText.joinText]);
  drawMap(paper, { tiling, lines }, y + 4);
}

/** Writes a heading with its paragraphs. @returns y of their lower end */
function writePart(paper: Paper, y: number, heading: string, paragraphs: readonly string[]): number {
  paper.write('H2', heading, jobStyles.heading, { x: page.left, y: y + 14 });
  let below = y + 36;
  for (const words of paragraphs) {
    const lines = paper.linesOf(words, jobStyles.body, page.width);
    paper.write('P', lines, jobStyles.body, { x: page.left, y: below, lineHeight });
    below += lines.length * lineHeight;
  }
  return below + 4;
}

function drawCheck(paper: Paper, top: number): number {
  const side = mmToPx(checkSquareMm);
  const rulerLeft = page.right - mmToPx(rulerMm);
  paper.decorate((doc) => {
    doc.rect(page.left, top, side, side).lineWidth(0.75).stroke(palette.ink);
    drawRuler(doc, rulerMm, rulerLeft, top);
  });
  const label = { x: page.left + side / 2, y: top + side / 2, align: 'center' } as const;
  paper.write('P', trueSizeText.squareSide, jobStyles.fact, label);
  for (let mm = 0; mm <= rulerMm; mm += 10)
    paper.write('P', String(mm), jobStyles.foot, {
      x: rulerLeft + mmToPx(mm),
      y: top + mmToPx(8),
      align: 'center',
    });
  return top + side + 16;
}

/** Draws the top in small, divided into its pages. */
function drawMap(paper: Paper, { tiling, lines }: Pick<FirstPage, 'tiling' | 'lines'>, top: number): void {
  const { tiles, seams, rows, columns } = tiling;
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (!first || !last) return;
  const [right, bottom] = [last.x + shown.width, last.y + shown.height];
  const height = Math.min(mapMaxHeight, page.bottom - top);
  const scale = Math.min(page.width / (right - first.x), height / (bottom - first.y));
  const [xs, ys] = [
    [first.x, ...seams.x, right],
    [first.y, ...seams.y, bottom],
  ];
  paper.tag(
    'Figure',
    () => {
      paper.draw((doc) => {
        doc.translate(page.left, top).scale(scale).translate(-first.x, -first.y);
        doc.lineWidth(0.6 / scale);
        for (const x of xs) doc.moveTo(x, first.y).lineTo(x, bottom);
        for (const y of ys) doc.moveTo(first.x, y).lineTo(right, y);
        doc.stroke(palette.line);
        drawCutLines(doc, lines, 1 / scale);
      });
      for (const { row, column } of tiles) {
        const x = ((xs[column - 1] ?? 0) + (xs[column] ?? 0)) / 2 - first.x;
        const y = ((ys[row - 1] ?? 0) + (ys[row] ?? 0)) / 2 - first.y;
        const name = trueSizeText.sheet(row, column);
        paper.text(name, jobStyles.foot, { x: page.left + x * scale, y: top + y * scale, align: 'center' });
      }
    },
    { alt: trueSizeText.mapAltText(rows, columns) },
  );
}
