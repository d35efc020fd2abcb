import { formatDay } from '@app/pricing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import { drawMark } from '../sheet/draw-head';
import { ascent, leading, page } from '../sheet/measures';
import { styles } from '../sheet/styles';
import type { InvoiceSheet } from './invoice-sheet';
import { invoiceText } from './invoice-text';

const columnWidth = (page.width - 40) / 2;
/** In the usual size. */
const mostAddressLines = 5;
/** In the usual size. */
const mostNameLines = 4;
/** Of the orders of a job; its lines name them all. */
const mostFactLines = 4;
const factLineHeight = 16;

/** Who issues it, what it is, when, and for whom. @returns where it ends */
export function drawInvoiceHead(paper: Paper, sheet: InvoiceSheet): number {
  const { seller, kind } = sheet;
  paper.decorate((doc) => drawMark(doc.translate(page.left, page.top)));
  paper.tag('P', () =>
    paper.text(paper.oneLine(seller.tradingName, styles.logo, page.width - 390), styles.logo, {
      x: page.left + 37,
      y: page.top + 20,
    }),
  );
  [seller.name, seller.address, seller.reach].filter(Boolean).forEach((words, index) =>
    paper.tag('P', () =>
      paper.text(paper.oneLine(words, styles.address, 340), styles.address, {
        x: page.right,
        y: page.top + styles.address.size * (ascent + index * leading),
        align: 'right',
      }),
    ),
  );
  const top = page.top + 82;
  paper.tag('H1', () => paper.text(invoiceText.title[kind], styles.title, { x: page.left, y: top + 36 }));
  return Math.max(drawBuyer(paper, sheet, top + 70), drawFacts(paper, sheet, top + 70));
}

function drawBuyer(paper: Paper, { buyer }: InvoiceSheet, top: number): number {
  paper.tag('P', () => paper.text(invoiceText.buyer, styles.factName, { x: page.left, y: top + 12 }));
  const { nameLines, style } = setName(paper, buyer?.name ?? invoiceText.forgotten);
  const below = drawRows(paper, nameLines, style, top + 17) + 3;
  const address = setAddress(paper, buyer?.address ?? '');
  const end = drawRows(paper, address.lines, address.style, below);
  const vatNumber = buyer?.vatNumber ? [invoiceText.vatNumber(buyer.vatNumber)] : [];
  return drawRows(paper, vatNumber, styles.body, end);
}

/** An address is shown whole too: one of many lines is set smaller, with commas. */
function setAddress(paper: Paper, address: string): { lines: string[]; style: TextStyle } {
  const lines = address.split('\n').flatMap((part) => paper.linesOf(part, styles.body, columnWidth));
  if (lines.length <= mostAddressLines) return { lines, style: styles.body };
  const style = { ...styles.body, size: 7.5 };
  return { lines: paper.linesOf(address.replaceAll('\n', ', '), style, columnWidth), style };
}

/** A legal name stands whole: one that would take the room of what is below it is set smaller. */
function setName(paper: Paper, name: string): { nameLines: string[]; style: TextStyle } {
  const inSize = (style: TextStyle) => ({ nameLines: paper.linesOf(name, style, columnWidth), style });
  const usual = inSize(styles.fact);
  return usual.nameLines.length > mostNameLines ? inSize({ ...styles.fact, size: 9.5 }) : usual;
}

/** @returns where they end */
function drawRows(paper: Paper, lines: readonly string[], style: TextStyle, top: number): number {
  const lineHeight = style.size * leading;
  if (!lines.length) return top;
  paper.tag('P', () =>
    lines.forEach((words, index) =>
      paper.text(words, style, { x: page.left, y: top + style.size * ascent + index * lineHeight }),
    ),
  );
  return top + lines.length * lineHeight;
}

/** Number and days at the right, one under the other. */
function drawFacts(paper: Paper, sheet: InvoiceSheet, top: number): number {
  const orders = [...new Set(sheet.lines.map(({ reference }) => reference))].join(', ');
  const facts = [
    [invoiceText.number, sheet.number],
    [invoiceText.date, formatDay(sheet.issuedAt)],
    [invoiceText.taxPoint, formatDay(`${sheet.taxPoint}T12:00:00Z`)],
    [invoiceText.orders, orders],
  ] as const;
  const left = page.right - columnWidth;
  let base = top - 10;
  facts.forEach(([name, value]) => {
    base += 25;
    paper.tag('P', () => {
      paper.text(name, styles.factName, { x: left, y: base });
      paper.linesOf(value, styles.fact, columnWidth - 90, mostFactLines).forEach((shown, line) => {
        if (line) base += factLineHeight;
        paper.text(shown, styles.fact, { x: page.right, y: base, align: 'right' });
      });
    });
    paper.decorate((doc) =>
      doc
        .lineWidth(1)
        .moveTo(left, base + 9)
        .lineTo(page.right, base + 9)
        .stroke(palette.line),
    );
  });
  return base + 10;
}
