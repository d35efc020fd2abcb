import { sinkTitle } from '@app/drawing';
import {
  countTops,
  depositOf,
  formatDay,
  formatGbp,
  formatSizeToCut,
  sumPence,
  quantityPrefix,
} from '@app/pricing';
import { page, type Paper } from '../paper/paper';
import { ownContent } from '../quote-pdf';
import type { JobPdfData, QuotePdfData } from '../quote-pdf-data';
import { drawQrCode } from '../sheet/draw-qr-code';
import { footTop } from '../sheet/draw-foot';
import { drawLargeSum, drawSum, sumsWidth } from '../sheet/draw-total';
import { styles } from '../sheet/styles';
import { drawTable, fitTable, layOutTable } from '../sheet/table';
import { text } from '../sheet/text';

const codeSize = 84;
const sumsHeight = 146;
const topLeft = page.left + 112;
const notesLeft = page.left + codeSize + 34;
const columns = [
  { head: text.reference, x: page.left },
  { head: text.top, x: topLeft, width: page.right - 110 - topLeft },
  { head: text.price, x: page.right, align: 'right' },
] as const;

/** From the usual size to one for a job of the maximum size; the first that fits is used. */
const settings = [
  { size: 12.5, rowPadding: 7, maxLines: 2 },
  { size: 11.5, rowPadding: 4, maxLines: 2 },
  { size: 10, rowPadding: 2, maxLines: 1 },
  { size: 8, rowPadding: 0.5, maxLines: 1 },
] as const;

/** Draws every top with its price, then the total. */
export function drawTops(paper: Paper, { savedAt, url, quotes }: JobPdfData, top: number): void {
  const facts = `${formatDay(savedAt)} · ${text.ofTops(countTops(quotes))}`;
  paper.write('P', facts, styles.body, { x: page.left, y: top + 12 });
  const tableTop = top + 34;
  const room = footTop(ownContent()) - sumsHeight - 40 - tableTop;
  const texts = quotes.map((quote) => [quote.reference, describeTop(quote), formatGbp(quote.total)]);
  const table = fitTable(settings, room, (setting) => layOutTable(paper, columns, texts, setting));
  const y = drawTable(paper, table, tableTop) + 24;

  const notes = paper.linesOf(text.jobHolds, styles.body, page.right - sumsWidth - notesLeft - 34);
  paper.write('P', notes, styles.body, { x: notesLeft, y: y + 12 });
  const total = sumPence(quotes.map((quote) => quote.total));
  drawLargeSum(paper, text.total(1), formatGbp(total), y + 28);
  drawSum(paper, text.deposit, formatGbp(depositOf(total)), y + 60);
  const code = { caption: text.jobCode, altText: text.jobCodeAltText(url) };
  drawQrCode(paper, { url, x: page.left, y, size: codeSize, ...code });
}

/** 'Calacatta Gold, Marble 20mm, 1200 × 350 mm, Undermount Oval, Tap hole'. */
const describeTop = ({
  color,
  quantity,
  material,
  thickness,
  size,
  agreedSize,
  sinkName,
  cutoutNames,
  places,
}: QuotePdfData): string =>
  [
    `${quantityPrefix(quantity)}${color.name}`,
    `${material} ${thickness}`,
    formatSizeToCut(size, agreedSize),
    ...(sinkName ? [sinkTitle(sinkName, places?.basin)] : []),
    ...cutoutNames,
  ].join(', ');
