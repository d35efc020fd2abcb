import { formatDay, formatLastValidDay } from '@app/pricing';
import { palette } from '../palette';
import { page, type Paper } from '../paper/paper';
import type { QuotePdfData } from '../quote-pdf-data';
import { drawFactRow } from './draw-fact-row';
import { styles } from './styles';
import { text } from './text';

const height = 58;
/** A value that would be scaled down further gets two lines instead. */
const minScale = 0.85;

/** Where the facts end. */
export const factsBottom = ({ isExpired }: QuotePdfData, top: number): number =>
  top + height + (isExpired ? 38 : 0);

/** Reference, dates, addressee if any; marks an expired quote. */
export function drawFacts(paper: Paper, quote: QuotePdfData, top: number): void {
  const lastDay = formatLastValidDay(quote.validUntil);
  const facts = [
    [text.reference, quote.reference],
    [text.date, formatDay(quote.savedAt)],
    quote.isOrdered
      ? [text.validUntil, text.ordered]
      : [quote.isExpired ? text.wasValidUntil : text.validUntil, lastDay],
    ...(quote.customerName ? [[text.customer, quote.customerName] as const] : []),
  ] as const;
  // The first column is a quarter wider (prototype).
  const shares = facts.map((_, index) => (index ? 1 : 1.25));
  drawFactRow(paper, { top, height, shares, ruleWidth: 1 }, ({ x, width, index }) => {
    const [name, value] = facts[index]!;
    paper.text(name, styles.factName, { x, y: top + 23 });
    drawFact(paper, value, { x, y: top + 42.5, width });
  });
  if (!quote.isExpired) return;
  const box = top + height + 10;
  paper.decorate((doc) => doc.rect(page.left, box, page.width, 28).fill(palette.warnTint));
  paper.write('P', text.expired(lastDay), styles.warning, { x: page.left + 14, y: box + 18.5 });
}

/** A long value is scaled down, then written in two lines, before it is cut. */
function drawFact(
  paper: Paper,
  value: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const share = Math.min(1, width / paper.widthOf(value, styles.fact));
  if (share >= minScale) {
    paper.text(value, { ...styles.fact, size: styles.fact.size * share }, { x, y });
    return;
  }
  const small = { ...styles.fact, size: 10.5 };
  const lines = paper.linesOf(value, small, width, 2);
  lines.forEach((line, index) => paper.text(line, small, { x, y: y - 4 + index * 12.5 }));
}
