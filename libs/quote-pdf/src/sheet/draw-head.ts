import { palette } from '../palette';
import { ascent, leading, page, type Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { styles } from './styles';
import { text, type QuoteContent } from './text';

/** Where the letterhead ends. */
export const headBottom = page.top + 116;

/** Sender, document, and stone. */
export function drawHead(paper: Paper, quote: QuotePdfData, content: QuoteContent): void {
  drawLetterhead(paper, text.title, content);
  drawStone(paper, quote, headBottom - 58);
}

const minTitleSize = 14;

/** Draws sender and title. */
export function drawLetterhead(paper: Paper, title: string, content: QuoteContent): number {
  drawSender(paper, content.company.name, [text.address(content), text.reach(content)]);
  // A long name is set smaller before it is cut.
  const share = Math.min(1, page.width / paper.widthOf(title, styles.title));
  const style = { ...styles.title, size: Math.max(minTitleSize, styles.title.size * share) };
  paper.write('H1', title, style, { x: page.left, y: headBottom - 8, width: page.width });
  return headBottom;
}

/** Draws the shop's logo and name, with its address on the right. */
export function drawSender(paper: Paper, name: string, lines: readonly string[]): void {
  const { address, logo } = styles;
  paper.decorate((doc) => drawMark(doc.translate(page.left, page.top)));
  paper.write('P', name, logo, { x: page.left + 37, y: page.top + 20, width: page.width - 390 });
  lines.filter(Boolean).forEach((line, index) => {
    const y = page.top + address.size * (ascent + index * leading);
    paper.write('P', line, address, { x: page.right, y, width: 340, align: 'right' });
  });
}

const pictureSize = 58;

/** Draws a picture of the stone and its name, on the right. */
function drawStone(paper: Paper, { color, material, thickness }: QuotePdfData, top: number): void {
  const name = paper.oneLine(color.name, styles.stone, 300);
  const detail = paper.oneLine(text.stone(material, thickness), styles.stoneDetail, 300);
  const x =
    page.right - Math.max(paper.widthOf(name, styles.stone), paper.widthOf(detail, styles.stoneDetail));
  paper.decorate((doc) => {
    const left = x - 12 - pictureSize;
    const square = doc.rect(left, top, pictureSize, pictureSize);
    if (color.picture)
      square.clip().image(color.picture, left, top, {
        cover: [pictureSize, pictureSize],
        align: 'center',
        valign: 'center',
      });
    else square.lineWidth(0.7).fillAndStroke(color.hexCode, palette.line);
  });
  paper.write('P', name, styles.stone, { x, y: top + 26 });
  paper.write('P', detail, styles.stoneDetail, { x, y: top + 44 });
}

/** Draws the logo: a top on its basin, under a dimension line. */
function drawMark(doc: PDFKit.PDFDocument): void {
  doc.path('M1 7h24v5H1z').fill(palette.ink);
  doc.path('M4.5 12h17v.2c0 4.6-3.4 7.3-8.5 7.3s-8.5-2.7-8.5-7.3z').lineWidth(1.5).stroke(palette.ink);
  doc.path('M1 2.5h24M1 .8v3.4M25 .8v3.4').lineWidth(1.3).stroke(palette.chalk);
}
