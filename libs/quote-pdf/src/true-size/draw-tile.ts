import type { CutLine } from '@app/drawing';
import type { JobSheet } from '../job/job-sheet';
import { jobStyles } from '../job/job-styles';
import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import { drawCutLines, drawRuler, middleOf, mmToPx } from './draw-cut-lines';
import { isShown, type Tile, type Tiling, shown } from './tiles';
import { rulerMm, trueSizeText } from './true-size-text';

interface TileDrawing {
  tile: Tile;
  tiling: Tiling;
  lines: readonly CutLine[];
}

const lineMm = 0.25;
const crossMm = 5;
const crossRadiusMm = 2.5;
const centreMm = 6;
const { left, top } = shown;
const bottom = top + shown.height;

/** Draws one page of the top, with marks to join it with its neighbours. */
export function drawTile(paper: Paper, sheet: JobSheet, { tile, tiling, lines }: TileDrawing): void {
  const { row, column } = tile;
  paper.tag(
    'Figure',
    () =>
      paper.draw((doc) => {
        doc.rect(mmToPx(left), mmToPx(top), mmToPx(shown.width), mmToPx(shown.height)).clip();
        doc.scale(mmToPx(1)).translate(left - tile.x, top - tile.y);
        drawSeams(doc, tile, tiling);
        drawCutLines(doc, lines, lineMm);
        drawCentres(doc, lines);
      }),
    { alt: trueSizeText.tileAltText(row, column) },
  );
  drawWords(paper, sheet, { tile, lines });
  drawFoot(paper, sheet, { tile, tiling });
}

function drawSeams(doc: PDFKit.PDFDocument, tile: Tile, { seams, crosses }: Tiling): void {
  doc.lineWidth(0.15).dash(2, { space: 2 });
  for (const x of seams.x.filter((x) => isShown(tile, { x, y: tile.y })))
    doc
      .moveTo(x, tile.y)
      .lineTo(x, tile.y + shown.height)
      .stroke(palette.hatch);
  for (const y of seams.y.filter((y) => isShown(tile, { x: tile.x, y })))
    doc
      .moveTo(tile.x, y)
      .lineTo(tile.x + shown.width, y)
      .stroke(palette.hatch);
  doc.undash().lineWidth(0.2);
  for (const cross of crosses.filter((candidate) => isShown(tile, candidate)))
    drawCross(doc, cross, crossMm).circle(cross.x, cross.y, crossRadiusMm).stroke(palette.bad);
}

function drawCentres(doc: PDFKit.PDFDocument, lines: readonly CutLine[]): void {
  doc.lineWidth(0.15);
  for (const centre of lines.filter(({ layer }) => layer !== 'outline').map(middleOf))
    drawCross(doc, centre, centreMm).stroke(palette.chalk);
}

const drawCross = (doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }, reach: number) =>
  doc
    .moveTo(x - reach, y)
    .lineTo(x + reach, y)
    .moveTo(x, y - reach)
    .lineTo(x, y + reach);

/** Writes which edge is the wall and which the front, and marks cut-outs without a size. */
function drawWords(
  paper: Paper,
  { size }: JobSheet,
  { tile, lines }: Pick<TileDrawing, 'tile' | 'lines'>,
): void {
  const middle = tile.x + shown.width / 2;
  const words = [
    { words: trueSizeText.wall, x: middle, y: 5 },
    { words: trueSizeText.front, x: middle, y: size.widthMm - 3 },
    ...lines
      .filter(({ layer }) => layer === 'notes')
      .map((line) => ({ words: trueSizeText.unsized, x: middleOf(line).x, y: middleOf(line).y - 3 })),
  ];
  for (const { words: text, ...place } of words)
    if (place.x < size.lengthMm && isShown(tile, place))
      paper.write('P', text, jobStyles.foot, {
        x: mmToPx(left + place.x - tile.x),
        y: mmToPx(top + place.y - tile.y),
        align: 'center',
      });
}

function drawFoot(
  paper: Paper,
  sheet: JobSheet,
  { tile: { row, column }, tiling }: Pick<TileDrawing, 'tile' | 'tiling'>,
): void {
  const y = mmToPx(bottom + 12);
  const right = mmToPx(210 - left);
  const rulerLeft = right - mmToPx(rulerMm);
  paper.decorate((doc) => drawRuler(doc, rulerMm, rulerLeft, mmToPx(bottom + 5)));
  const ruler = `${rulerMm} mm`;
  paper.write('P', ruler, jobStyles.foot, { x: right, y: y + 18, align: 'right' });
  paper.write('H2', trueSizeText.sheet(row, column), jobStyles.fact, { x: mmToPx(left), y });
  const x = mmToPx(left + 16);
  const { rows, columns } = tiling;
  const place = `${sheet.reference}, ${trueSizeText.place(row, rows, column, columns)}`;
  paper.write('P', place, jobStyles.foot, { x, y, width: rulerLeft - x - 12 });
  const width = right - paper.widthOf(ruler, jobStyles.foot) - x - 12;
  paper.write('P', trueSizeText.state(sheet), jobStyles.foot, { x, y: y + 18, width });
}
