import { countTops, depositOf, formatDay, formatGbp, formatSize, sumPence, times } from '@app/pricing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import type { QuoteSheet } from '../quote-sheet';
import { drawCode } from '../sheet/draw-code';
import { footTop } from '../sheet/draw-foot';
import { ascent, leading, page } from '../sheet/measures';
import { styles } from '../sheet/styles';
import { text } from '../sheet/text';
import { ownContent } from '../quote-pdf';
import type { JobQuoteSheet } from './job-quote-sheet';

const codeSize = 84;
const sumsHeight = 146;
const headHeight = 24;
const topLeft = page.left + 112;
const topWidth = page.right - 110 - topLeft;

/** From the usual to what holds the most tops that a job may have: the first that fits is taken. */
const densities = [
  { size: 12.5, air: 7, most: 2 },
  { size: 11.5, air: 4, most: 2 },
  { size: 10, air: 2, most: 1 },
  { size: 8, air: 0.5, most: 1 },
] as const;

/** Every top with its price on one line or two, then what all come to. */
export function drawTops(paper: Paper, { savedAt, url, quotes }: JobQuoteSheet, top: number): void {
  const facts = `${formatDay(savedAt)} · ${text.ofTops(countTops(quotes))}`;
  paper.tag('P', () => paper.text(facts, styles.body, { x: page.left, y: top + 12 }));
  const tableTop = top + 34;
  const room = footTop(ownContent) - sumsHeight - 40 - tableTop - headHeight;
  const sets = densities.map(({ size, air, most }) => ({
    size,
    air,
    rows: quotes.map((quote) => paper.linesOf(wordsOf(quote), { cut: 'regular', size }, topWidth, most)),
  }));
  const heightOf = ({ size, air }: { size: number; air: number }, words: readonly string[]) =>
    words.length * size * leading + air * 2 + 1;
  const fitting = sets.find((set) => set.rows.reduce((sum, row) => sum + heightOf(set, row), 0) <= room);
  const set = fitting ?? sets[sets.length - 1]!;
  const style: TextStyle = { cut: 'regular', size: set.size, tabular: true, color: palette.ink };
  const rule = (y: number, color: string) =>
    paper.decorate((doc) => doc.lineWidth(1).moveTo(page.left, y).lineTo(page.right, y).stroke(color));
  const head = (words: string, x: number, align: 'left' | 'right') =>
    paper.tag('TH', () => paper.text(words, styles.columnHead, { x, y: tableTop + 12.5, align }), {
      scope: 'Column',
    });
  let y = tableTop + headHeight;
  paper.tag('Table', () => {
    paper.tag('TR', () => {
      head(text.reference, page.left, 'left');
      head(text.top, topLeft, 'left');
      head(text.price, page.right, 'right');
    });
    rule(y - 0.5, palette.ink);
    for (const [index, words] of set.rows.entries()) {
      const quote = quotes[index]!;
      const base = y + set.air + set.size * ascent;
      paper.tag('TR', () => {
        paper.tag('TD', () => paper.text(quote.reference, style, { x: page.left, y: base }));
        paper.tag('TD', () =>
          words.forEach((part, line) =>
            paper.text(part, style, { x: topLeft, y: base + line * set.size * leading }),
          ),
        );
        paper.tag('TD', () =>
          paper.text(formatGbp(quote.total), style, { x: page.right, y: base, align: 'right' }),
        );
      });
      y += heightOf(set, words);
      rule(y - 0.5, palette.line);
    }
  });
  drawSums(paper, quotes, y + 24);
  drawCode(paper, {
    url,
    x: page.left,
    y: y + 24,
    size: codeSize,
    words: text.jobCode,
    inWords: text.jobCodeInWords(url),
  });
}

function drawSums(paper: Paper, quotes: readonly QuoteSheet[], top: number): void {
  const total = sumPence(quotes.map((quote) => quote.total));
  const left = page.right - 300;
  const notes = page.left + codeSize + 34;
  const right = { x: page.right, align: 'right' } as const;
  paper.tag('P', () =>
    paper
      .linesOf(text.jobHolds, styles.body, left - notes - 34)
      .forEach((words, index) =>
        paper.text(words, styles.body, { x: notes, y: top + 12 + index * styles.body.size * leading }),
      ),
  );
  paper.tag('P', () => {
    const room = 300 - paper.widthOf(text.total(1), styles.totalName) - 16;
    const size = styles.total.size * Math.min(1, room / paper.widthOf(formatGbp(total), styles.total));
    paper.text(text.total(1), styles.totalName, { x: left, y: top + 28 });
    paper.text(formatGbp(total), { ...styles.total, size }, { ...right, y: top + 28 });
  });
  paper.tag('P', () => {
    paper.text(text.deposit, styles.body, { x: left, y: top + 60 });
    paper.text(formatGbp(depositOf(total)), styles.amount, { ...right, y: top + 60 });
  });
}

/** 'Calacatta Gold, Marble 20mm, 1200 × 350 mm, Undermount Oval, Tap hole'. */
const wordsOf = ({ color, quantity, material, thickness, size, sinkName, cutoutNames }: QuoteSheet): string =>
  [
    `${times(quantity)}${color.name}`,
    `${material} ${thickness}`,
    formatSize(size),
    ...(sinkName ? [sinkName] : []),
    ...cutoutNames,
  ].join(', ');
