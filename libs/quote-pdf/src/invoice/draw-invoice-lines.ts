import { formatGbp, pence, sumPence, type Pence } from '@app/pricing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import { ascent, leading, page } from '../sheet/measures';
import { styles } from '../sheet/styles';
import type { InvoiceSheet, InvoiceSheetLine } from './invoice-sheet';
import { invoiceText } from './invoice-text';

const amountWidth = 96;
const headHeight = 24;
const footHeight = 36;
const totalsHeight = 110;
const sumsWidth = 300;
/** Of the note, and of a reason as long as it may be. */
const mostNoteLines = 9;

interface Density {
  size: number;
  /** Above and below each line. */
  air: number;
  /** Lines of text that a description may take. */
  most: number;
}

/** From the usual to what holds the longest invoice there can be: the first that fits is taken. */
const densities: readonly Density[] = [
  { size: 12.5, air: 8, most: 4 },
  { size: 11.5, air: 5, most: 3 },
  { size: 10.5, air: 2, most: 2 },
  { size: 8.5, air: 0.5, most: 1 },
];
const tightest: Density = { size: 7, air: 0, most: 1 };

interface Row {
  words: string[];
  amounts: string[];
  height: number;
}

/** The lines with net, VAT and gross, and their sums. */
export function drawInvoiceLines(paper: Paper, sheet: InvoiceSheet, top: number): void {
  const columns = sheet.seller.vatNumber ? (['net', 'vat', 'gross'] as const) : (['gross'] as const);
  const width = page.width - columns.length * amountWidth - 12;
  // A credit note says what is credited, not what is less than nothing.
  const sign = sheet.kind === 'credit-note' ? -1 : 1;
  const shown = (amount: Pence) => formatGbp(pence(sign * amount || 0));
  const notesHeight = 20 + notesOf(paper, sheet).length * styles.body.size * leading;
  const room = page.bottom - footHeight - Math.max(totalsHeight, notesHeight) - top - headHeight;
  const setIn = (density: Density) => ({ density, rows: sheet.lines.map((line) => row(line, density)) });
  const fits = (set: { rows: Row[] }) => set.rows.reduce((sum, { height }) => sum + height, 0) <= room;
  const { density, rows } = densities.map(setIn).find(fits) ?? setIn(tightest);

  function row({ reference, description, ...amounts }: InvoiceSheetLine, set: Density): Row {
    const words = paper.linesOf(
      `${reference}: ${description}`,
      { cut: 'regular', size: set.size },
      width,
      set.most,
    );
    return {
      words,
      amounts: columns.map((column) => shown(amounts[column])),
      height: words.length * set.size * leading + set.air * 2 + 1,
    };
  }

  const style = { cut: 'regular', size: density.size, tabular: true, color: palette.ink } as const;
  const rightOf = (column: number) => page.right - (columns.length - 1 - column) * amountWidth;
  const cells = (tag: 'TH' | 'TD', words: readonly string[], look: TextStyle, y: number) =>
    words.forEach((amount, column) =>
      paper.tag(tag, () => paper.text(amount, look, { x: rightOf(column), y, align: 'right' }), {
        ...(tag === 'TH' && { scope: 'Column' as const }),
      }),
    );
  let y = top + headHeight;
  paper.tag('Table', () => {
    paper.tag('TR', () => {
      const base = top + 12.5;
      paper.tag(
        'TH',
        () => paper.text(invoiceText.description, styles.columnHead, { x: page.left, y: base }),
        {
          scope: 'Column',
        },
      );
      const names = columns.length > 1 ? columns.map((column) => invoiceText[column]) : [invoiceText.amount];
      cells('TH', names, styles.columnHead, base);
    });
    rule(paper, y - 0.5, palette.ink);
    for (const { words, amounts, height } of rows) {
      const base = y + density.air + density.size * ascent;
      paper.tag('TR', () => {
        paper.tag('TD', () =>
          words.forEach((part, index) =>
            paper.text(part, style, { x: page.left, y: base + index * density.size * leading }),
          ),
        );
        cells('TD', amounts, style, base);
      });
      y += height;
      rule(paper, y - 0.5, palette.line);
    }
  });
  drawSums(paper, sheet, shown, y + 14);
}

function drawSums(paper: Paper, sheet: InvoiceSheet, shown: (amount: Pence) => string, top: number): void {
  const { lines, seller, kind } = sheet;
  const sum = (part: 'net' | 'vat' | 'gross') => shown(sumPence(lines.map((line) => line[part])));
  const left = page.right - sumsWidth;
  paper.tag('P', () =>
    notesOf(paper, sheet).forEach((words, index) =>
      paper.text(words, styles.body, { x: page.left, y: top + 14 + index * styles.body.size * leading }),
    ),
  );
  const parts = seller.vatNumber
    ? [[invoiceText.totalNet, sum('net')] as const, [invoiceText.totalVat, sum('vat')] as const]
    : [];
  parts.forEach(([name, amount], index) =>
    paper.tag('P', () => {
      const y = top + 14 + index * 23;
      paper.text(name, styles.body, { x: left, y });
      paper.text(amount, styles.amount, { x: page.right, y, align: 'right' });
    }),
  );
  const base = top + 14 + parts.length * 23 + 22;
  paper.tag('P', () => {
    const name = [invoiceText.total(kind === 'credit-note'), parts.length ? 'inc. VAT' : ''].join(' ').trim();
    const room = sumsWidth - paper.widthOf(name, styles.totalName) - 16;
    const size = styles.total.size * Math.min(1, room / paper.widthOf(sum('gross'), styles.total));
    paper.text(name, styles.totalName, { x: left, y: base });
    paper.text(sum('gross'), { ...styles.total, size }, { x: page.right, y: base, align: 'right' });
  });
}

/** What stands beside the sums. */
function notesOf(paper: Paper, { kind, seller, reason }: InvoiceSheet): string[] {
  const notes: string[] = [seller.vatNumber ? invoiceText.notes[kind] : invoiceText.noVat];
  if (reason) notes.push(invoiceText.reason(reason));
  return notes.flatMap((note) =>
    paper.linesOf(note, styles.body, page.width - sumsWidth - 40, mostNoteLines),
  );
}

const rule = (paper: Paper, y: number, color: string) =>
  paper.decorate((doc) => doc.lineWidth(1).moveTo(page.left, y).lineTo(page.right, y).stroke(color));

/** What the seller is, and that this is all of it. */
export function drawInvoiceFoot(paper: Paper, { number, seller }: InvoiceSheet): void {
  const top = page.bottom - footHeight;
  rule(paper, top, palette.line);
  const pages = invoiceText.page(number);
  const room = page.width - paper.widthOf(pages, styles.foot) - 30;
  const base = top + 26;
  paper.tag('P', () =>
    paper.text(paper.oneLine(invoiceText.foot(seller), styles.foot, room), styles.foot, {
      x: page.left,
      y: base,
    }),
  );
  paper.tag('P', () => paper.text(pages, styles.foot, { x: page.right, y: base, align: 'right' }));
}
