import { deliveryFee, depositOf, formatGbp } from '@app/pricing';
import type { Paper, TextStyle } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import type { Density } from './density';
import { ascent, leading, page } from './measures';
import { styles } from './styles';
import { text, type QuoteContent } from './text';

const gap = 40;
const totalWidth = 300;
const totalLeft = page.right - totalWidth;
const columnWidth = totalLeft - gap - page.left;
/** The large figure with two lines of the usual kind below it. */
const figuresHeight = 36 + (5 + 18) * 2;

interface Paragraph {
  heading: string;
  lines: string[];
}

/** VAT and notes at the left, total, deposit and delivery at the right. */
export interface TotalBlock {
  paragraphs: Paragraph[];
  height: number;
}

const headingHeight = 12.5 * 1.3 + 6;
const lineHeight = styles.body.size * leading;
const paragraphGap = 8;

export function setTotal(
  paper: Paper,
  sheet: QuoteSheet,
  content: QuoteContent,
  density: Density,
): TotalBlock {
  const lines = (words: string, most?: number) => paper.linesOf(words, styles.body, columnWidth, most);
  const paragraphs: Paragraph[] = [
    { heading: text.vat, lines: lines(text.vatStatement(sheet.total, content, sheet.savedAt)) },
    ...(sheet.notes ? [{ heading: text.notes, lines: lines(sheet.notes, density.noteLines) }] : []),
  ];
  const left = paragraphs.reduce((sum, part) => sum + headingHeight + part.lines.length * lineHeight, 0);
  return {
    paragraphs,
    height: Math.max(figuresHeight, left + paragraphGap * (paragraphs.length - 1)),
  };
}

export function drawTotal(
  paper: Paper,
  { total, quantity }: QuoteSheet,
  block: TotalBlock,
  top: number,
): number {
  let y = top;
  for (const { heading, lines } of block.paragraphs) {
    paper.tag('H2', () => paper.text(heading, styles.heading, { x: page.left, y: y + 13 }));
    y += headingHeight;
    paper.tag('P', () => {
      for (const [index, line] of lines.entries())
        paper.text(line, styles.body, {
          x: page.left,
          y: y + styles.body.size * ascent + index * lineHeight,
        });
    });
    y += lines.length * lineHeight + paragraphGap;
  }

  const right = { x: page.right, align: 'right' } as const;
  const base = top + 28;
  const name = text.total(quantity);
  paper.tag('P', () => {
    paper.text(name, styles.totalName, { x: totalLeft, y: base });
    paper.text(formatGbp(total), largeFigure(paper, name, formatGbp(total)), { ...right, y: base });
  });
  [[text.deposit, depositOf(total)] as const, [text.delivery, deliveryFee] as const].forEach(
    ([words, amount], index) =>
      paper.tag('P', () => {
        const line = { y: top + 36 + 5 + styles.body.size * ascent + index * 23 };
        paper.text(words, styles.body, { ...line, x: totalLeft });
        paper.text(formatGbp(amount), styles.amount, { ...line, ...right });
      }),
  );
  return top + block.height;
}

/** As large as in the design, or as the room beside its name allows. */
function largeFigure(paper: Paper, name: string, figure: string): TextStyle {
  const room = totalWidth - paper.widthOf(name, styles.totalName) - 16;
  const share = Math.min(1, room / paper.widthOf(figure, styles.total));
  return { ...styles.total, size: styles.total.size * share };
}
