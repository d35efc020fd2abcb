import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { ascent, leading, page } from './measures';
import { styles } from './styles';
import { text, type QuoteContent } from './text';

/** Who writes, what this is, and which stone it is about. */
export function drawHead(paper: Paper, sheet: QuoteSheet, content: QuoteContent): number {
  const below = drawLetterhead(paper, text.title, content);
  drawStone(paper, sheet, below - 58);
  return below;
}

const leastTitle = 14;

/** Who writes, and what this is. */
export function drawLetterhead(paper: Paper, title: string, content: QuoteContent): number {
  const addressWidth = 330;
  paper.decorate((doc) => drawMark(doc.translate(page.left, page.top)));
  paper.tag('P', () => {
    const name = paper.oneLine(content.company.name, styles.logo, page.width - addressWidth - 60);
    paper.text(name, styles.logo, { x: page.left + 37, y: page.top + 20 });
  });
  [text.address(content), text.reach(content)].filter(Boolean).forEach((line, index) => {
    const { size } = styles.address;
    paper.tag('P', () =>
      paper.text(paper.oneLine(line, styles.address, addressWidth), styles.address, {
        x: page.right,
        y: page.top + size * (ascent + index * leading),
        align: 'right',
      }),
    );
  });

  const top = page.top + 58;
  // A long name is set smaller before it is cut.
  const share = Math.min(1, page.width / paper.widthOf(title, styles.title));
  const style = { ...styles.title, size: Math.max(leastTitle, styles.title.size * share) };
  const words = paper.oneLine(title, style, page.width);
  paper.tag('H1', () => paper.text(words, style, { x: page.left, y: top + 50 }));
  return top + 58;
}

const pictureSize = 58;

/** A sample of the stone with its name, at the right. */
function drawStone(paper: Paper, { color, material, thickness }: QuoteSheet, top: number): void {
  const width = 300;
  const name = paper.oneLine(color.name, styles.stone, width);
  const detail = paper.oneLine(text.stone(material, thickness), styles.stoneDetail, width);
  const x =
    page.right - Math.max(paper.widthOf(name, styles.stone), paper.widthOf(detail, styles.stoneDetail));
  paper.decorate((doc) => {
    const left = x - 12 - pictureSize;
    if (color.picture)
      doc
        .rect(left, top, pictureSize, pictureSize)
        .clip()
        .image(color.picture, left, top, {
          cover: [pictureSize, pictureSize],
          align: 'center',
          valign: 'center',
        });
    else
      doc.rect(left, top, pictureSize, pictureSize).lineWidth(0.7).fillAndStroke(color.hexCode, palette.line);
  });
  paper.tag('P', () => paper.text(name, styles.stone, { x, y: top + 26 }));
  paper.tag('P', () => paper.text(detail, styles.stoneDetail, { x, y: top + 44 }));
}

/** The sign of the shop: a top on its basin, under a dimension line. */
export function drawMark(doc: PDFKit.PDFDocument): void {
  doc.path('M1 7h24v5H1z').fill(palette.ink);
  doc.path('M4.5 12h17v.2c0 4.6-3.4 7.3-8.5 7.3s-8.5-2.7-8.5-7.3z').lineWidth(1.5).stroke(palette.ink);
  doc.path('M1 2.5h24M1 .8v3.4M25 .8v3.4').lineWidth(1.3).stroke(palette.chalk);
}
