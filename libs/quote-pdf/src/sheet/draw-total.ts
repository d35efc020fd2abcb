import { delivery } from '@app/content';
import { depositOf, formatGbp } from '@app/pricing';
import { ascent, leading, page, type Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import type { Density } from './density';
import { styles } from './styles';
import { text, type QuoteContent } from './text';

/** Width of the sums, right of the notes. */
export const sumsWidth = 300;
const sumsLeft = page.right - sumsWidth;
const columnWidth = sumsLeft - 40 - page.left;
/** The large figure and two normal lines below it. */
const figuresHeight = 36 + (5 + 18) * 2;

interface Paragraph {
  heading: string;
  lines: string[];
}

/** VAT and notes on the left, total, deposit and delivery on the right. */
export interface TotalBlock {
  paragraphs: Paragraph[];
  height: number;
}

const headingHeight = 12.5 * 1.3 + 6;
const lineHeight = styles.body.size * leading;
const paragraphGap = 8;

export function layOutTotal(
  paper: Paper,
  quote: QuotePdfData,
  content: QuoteContent,
  density: Density,
): TotalBlock {
  const lines = (words: string, maxLines?: number) =>
    paper.linesOf(words, styles.body, columnWidth, maxLines);
  const paragraphs: Paragraph[] = [
    { heading: text.vat, lines: lines(text.vatStatement(quote.total, content, quote.savedAt)) },
    ...(quote.notes ? [{ heading: text.notes, lines: lines(quote.notes, density.noteLines) }] : []),
  ];
  const left = paragraphs.reduce((sum, part) => sum + headingHeight + part.lines.length * lineHeight, 0);
  return {
    paragraphs,
    height: Math.max(figuresHeight, left + paragraphGap * (paragraphs.length - 1)),
  };
}

export function drawTotal(
  paper: Paper,
  { total, quantity }: QuotePdfData,
  block: TotalBlock,
  top: number,
): number {
  let y = top;
  for (const { heading, lines } of block.paragraphs) {
    paper.write('H2', heading, styles.heading, { x: page.left, y: y + 13 });
    y += headingHeight;
    paper.write('P', lines, styles.body, { x: page.left, y: y + styles.body.size * ascent });
    y += lines.length * lineHeight + paragraphGap;
  }
  drawLargeSum(paper, text.total(quantity), formatGbp(total), top + 28);
  const base = top + 36 + 5 + styles.body.size * ascent;
  drawSum(paper, text.deposit, formatGbp(depositOf(total)), base);
  drawSum(paper, text.delivery, formatGbp(delivery.fee), base + 23);
  return top + block.height;
}

export function drawSum(paper: Paper, name: string, amount: string, y: number): void {
  paper.tag('P', () => {
    paper.text(name, styles.body, { x: sumsLeft, y });
    paper.text(amount, styles.amount, { x: page.right, y, align: 'right' });
  });
}

/** The amount in the design's size, or smaller if it does not fit. */
export function drawLargeSum(paper: Paper, name: string, amount: string, y: number): void {
  const room = sumsWidth - paper.widthOf(name, styles.totalName) - 16;
  const size = styles.total.size * Math.min(1, room / paper.widthOf(amount, styles.total));
  paper.tag('P', () => {
    paper.text(name, styles.totalName, { x: sumsLeft, y });
    paper.text(amount, { ...styles.total, size }, { x: page.right, y, align: 'right' });
  });
}
