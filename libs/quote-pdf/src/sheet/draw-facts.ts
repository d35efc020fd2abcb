import { formatDay, formatLastValidDay } from '@app/pricing';
import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { page } from './measures';
import { styles } from './styles';
import { text } from './text';

const height = 58;
const warningHeight = 34;
/** Smaller than so, two lines are easier to read than one. */
const leastShare = 0.85;

/** Reference, dates and, where it is made out to somebody, the name; and that it has expired, where it has. */
export function drawFacts(paper: Paper, sheet: QuoteSheet, top: number): number {
  const lastDay = formatLastValidDay(sheet.validUntil);
  const facts = [
    [text.reference, sheet.reference],
    [text.date, formatDay(sheet.savedAt)],
    [sheet.isExpired ? text.wasValidUntil : text.validUntil, lastDay],
    ...(sheet.customerName ? [[text.customer, sheet.customerName] as const] : []),
  ] as const;
  // The first column is a quarter wider (prototype).
  const unit = page.width / (facts.length + 0.25);
  const start = (index: number) => page.left + (index ? (index + 0.25) * unit : 0);

  paper.decorate((doc) => {
    doc.lineWidth(1).strokeColor(palette.ink);
    for (const y of [top, top + height]) doc.moveTo(page.left, y).lineTo(page.right, y).stroke();
    doc.strokeColor(palette.line);
    for (const index of facts.keys())
      if (index)
        doc
          .moveTo(start(index), top + 0.5)
          .lineTo(start(index), top + height - 0.5)
          .stroke();
  });
  facts.forEach(([name, value], index) => {
    const x = start(index) + (index ? 14 : 0);
    const width = start(index) + unit * (index ? 1 : 1.25) - x - 8;
    paper.tag('P', () => {
      paper.text(name, styles.factName, { x, y: top + 23 });
      drawFact(paper, value, { x, y: top + 42.5, width });
    });
  });
  if (!sheet.isExpired) return top + height;

  const box = top + height + 10;
  paper.decorate((doc) => doc.rect(page.left, box, page.width, warningHeight - 6).fill(palette.warnTint));
  paper.tag('P', () =>
    paper.text(text.expired(lastDay), styles.warning, { x: page.left + 14, y: box + 18.5 }),
  );
  return top + height + 10 + warningHeight - 6;
}

/** A long name is set smaller, then in two lines, before it is cut. */
function drawFact(
  paper: Paper,
  value: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const share = Math.min(1, width / paper.widthOf(value, styles.fact));
  if (share >= leastShare) {
    paper.text(value, { ...styles.fact, size: styles.fact.size * share }, { x, y });
    return;
  }
  const small = { ...styles.fact, size: 10.5 };
  const lines = paper.linesOf(value, small, width, 2);
  lines.forEach((line, index) => paper.text(line, small, { x, y: y - 4 + index * 12.5 }));
}
