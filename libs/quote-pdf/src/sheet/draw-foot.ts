import { palette } from '../palette';
import { page, type Paper, type TextStyle } from '../paper/paper';
import { styles } from './styles';
import { text, type PageNumber, type QuoteContent } from './text';

const lineHeight = 16;

/** y of the foot's upper end; the foot has a line for each legal statement of the company. */
export const footTop = (content: QuoteContent): number =>
  page.bottom - 14 - lineHeight * Math.max(1, linesOf(content).length);

export function drawFoot(
  paper: Paper,
  reference: string,
  content: QuoteContent,
  number: PageNumber = { page: 1, of: 1 },
): void {
  drawFootLines(paper, footTop(content), linesOf(content), text.page(reference, number));
}

/** Draws a rule and lines of text, with the page number beside the first. */
export function drawFootLines(
  paper: Paper,
  top: number,
  lines: readonly string[],
  pageText: string,
  style: TextStyle = styles.foot,
): void {
  paper.rule(top, palette.line);
  const base = top + 26;
  lines.forEach((line, index) => {
    const width = page.width - (index ? 0 : paper.widthOf(pageText, style) + 30);
    paper.write('P', line, style, { x: page.left, y: base + index * lineHeight, width });
  });
  paper.write('P', pageText, style, { x: page.right, y: base, align: 'right' });
}

const linesOf = (content: QuoteContent): string[] =>
  [text.registered(content), text.registeredOffice(content)].filter(Boolean);
