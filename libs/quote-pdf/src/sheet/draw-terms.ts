import { formatLastValidDay } from '@app/pricing';
import { palette } from '../palette';
import { ascent, leading, page, type Paper, type TextStyle } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import type { Density } from './density';
import { drawQrCode } from './draw-qr-code';
import { styles } from './styles';
import { text, type QuoteContent } from './text';

const codeSize = 84;
const gap = 34;
const columnWidth = (page.width - codeSize - gap * 2) / 2;
const headingHeight = 12.5 * 1.3 + 6;
const paragraphGap = 6;
/** Height of the rule and the space below it. */
const ruleHeight = 18;

/** The terms in two columns, broken into lines. */
export interface TermsBlock {
  columns: string[][][];
  style: TextStyle;
  height: number;
}

export function layOutTerms(
  paper: Paper,
  quote: QuotePdfData,
  content: QuoteContent,
  { termsSize }: Density,
): TermsBlock {
  const style: TextStyle = { face: 'regular', size: termsSize, color: palette.ink2 };
  const lines = (words: string) => paper.linesOf(words, style, columnWidth);
  const columns = [
    [
      ...(quote.contradictions?.length ? [lines(text.contradictory(quote.contradictions))] : []),
      ...(quote.remarks?.length ? [lines(quote.remarks.join(' '))] : []),
      lines(
        quote.isOrdered ? text.isOrdered : text.holds(formatLastValidDay(quote.validUntil), quote.isExpired),
      ),
      lines(text.depositTerms),
    ],
    [lines(text.stoneTerms(quote.material)), lines(text.deliveryTerms(content))],
  ];
  const heights = columns.map((column) =>
    column.reduce(
      (sum, paragraph) => sum + paragraph.length * termsSize * leading + paragraphGap,
      -paragraphGap,
    ),
  );
  const words = headingHeight + Math.max(...heights);
  return { columns, style, height: ruleHeight + Math.max(words, codeSize + 5 + 14) };
}

export function drawTerms(
  paper: Paper,
  quote: QuotePdfData,
  { columns, style }: TermsBlock,
  top: number,
): void {
  paper.rule(top + 0.5, palette.line);
  const start = top + ruleHeight;
  paper.write('H2', text.terms, styles.heading, { x: page.left, y: start + 13 });
  columns.forEach((column, index) => {
    let y = start + headingHeight;
    for (const paragraph of column) {
      const x = page.left + index * (columnWidth + gap);
      paper.write('P', paragraph, style, { x, y: y + style.size * ascent });
      y += paragraph.length * style.size * leading + paragraphGap;
    }
  });
  drawQrCode(paper, {
    url: quote.url,
    x: page.right - codeSize,
    y: start,
    size: codeSize,
    caption: text.code,
    altText: text.codeAltText(quote.url),
  });
}
