import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { page } from './measures';
import { styles } from './styles';
import { text, type PageNumber, type QuoteContent } from './text';

const lineHeight = 16;

/** Where the foot begins: its rule, and a line for each thing the company must say of itself. */
export const footTop = (content: QuoteContent): number =>
  page.bottom - 14 - lineHeight * Math.max(1, linesOf(content).length);

export function drawFoot(
  paper: Paper,
  { reference }: Pick<QuoteSheet, 'reference'>,
  content: QuoteContent,
  number: PageNumber = { page: 1, of: 1 },
): void {
  const top = footTop(content);
  const pageWords = text.page(reference, number);
  paper.decorate((doc) =>
    doc.lineWidth(1).moveTo(page.left, top).lineTo(page.right, top).stroke(palette.line),
  );
  const base = (index: number) => top + 14 + 12 + index * lineHeight;
  linesOf(content).forEach((line, index) => {
    const room = page.width - (index ? 0 : paper.widthOf(pageWords, styles.foot) + 30);
    paper.tag('P', () =>
      paper.text(paper.oneLine(line, styles.foot, room), styles.foot, { x: page.left, y: base(index) }),
    );
  });
  paper.tag('P', () => paper.text(pageWords, styles.foot, { x: page.right, y: base(0), align: 'right' }));
}

const linesOf = (content: QuoteContent): string[] =>
  [text.registered(content), text.registeredOffice(content)].filter(Boolean);
