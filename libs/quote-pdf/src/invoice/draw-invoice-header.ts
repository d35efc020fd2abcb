import { formatDay } from '@app/pricing';
import { palette } from '../palette';
import { ascent, leading, page, type Paper, type TextStyle } from '../paper/paper';
import { drawSender } from '../sheet/draw-head';
import { styles } from '../sheet/styles';
import type { InvoicePdfData } from './invoice-pdf-data';
import { invoiceText } from './invoice-text';

const columnWidth = (page.width - 40) / 2;
const maxAddressLines = 5;
const maxNameLines = 4;
const maxFactLines = 4;
const factLineHeight = 16;

/** Draws issuer, kind of document, dates and buyer. @returns y of its lower end */
export function drawInvoiceHeader(paper: Paper, invoice: InvoicePdfData): number {
  const { seller, kind } = invoice;
  drawSender(paper, seller.tradingName, [seller.name, seller.address, seller.reach]);
  const top = page.top + 82;
  paper.write('H1', invoiceText.title[kind], styles.title, { x: page.left, y: top + 36 });
  return Math.max(drawBuyer(paper, invoice, top + 70), drawFacts(paper, invoice, top + 70));
}

function drawBuyer(paper: Paper, { buyer }: InvoicePdfData, top: number): number {
  paper.write('P', invoiceText.buyer, styles.factName, { x: page.left, y: top + 12 });
  const name = layOutName(paper, buyer?.name ?? invoiceText.forgotten);
  const address = layOutAddress(paper, buyer?.address ?? '');
  const vatNumber = buyer?.vatNumber ? [invoiceText.vatNumber(buyer.vatNumber)] : [];
  const end = drawRows(paper, address, drawRows(paper, name, top + 17) + 3);
  return drawRows(paper, { lines: vatNumber, style: styles.body }, end);
}

interface Rows {
  lines: string[];
  style: TextStyle;
}

/** Never cuts the address: a long one is smaller, with commas instead of lines. */
function layOutAddress(paper: Paper, address: string): Rows {
  const lines = address.split('\n').flatMap((part) => paper.linesOf(part, styles.body, columnWidth));
  if (lines.length <= maxAddressLines) return { lines, style: styles.body };
  const style = { ...styles.body, size: 7.5 };
  return { lines: paper.linesOf(address.replaceAll('\n', ', '), style, columnWidth), style };
}

/** Never cuts the legal name: a long one is smaller. */
function layOutName(paper: Paper, name: string): Rows {
  const inSize = (style: TextStyle) => ({ lines: paper.linesOf(name, style, columnWidth), style });
  const usual = inSize(styles.fact);
  return usual.lines.length > maxNameLines ? inSize({ ...styles.fact, size: 9.5 }) : usual;
}

/** @returns y of their lower end */
function drawRows(paper: Paper, { lines, style }: Rows, top: number): number {
  if (lines.length) paper.write('P', lines, style, { x: page.left, y: top + style.size * ascent });
  return top + lines.length * style.size * leading;
}

/** Number and dates on the right. */
function drawFacts(paper: Paper, invoice: InvoicePdfData, top: number): number {
  const facts = [
    [invoiceText.number, invoice.number],
    [invoiceText.date, formatDay(invoice.issuedAt)],
    [invoiceText.taxPoint, formatDay(`${invoice.taxPoint}T12:00:00Z`)],
    [invoiceText.order, invoice.order],
  ] as const;
  const left = page.right - columnWidth;
  let base = top - 10;
  facts.forEach(([name, value]) => {
    base += 25;
    paper.tag('P', () => {
      paper.text(name, styles.factName, { x: left, y: base });
      paper.linesOf(value, styles.fact, columnWidth - 90, maxFactLines).forEach((shown, line) => {
        if (line) base += factLineHeight;
        paper.text(shown, styles.fact, { x: page.right, y: base, align: 'right' });
      });
    });
    paper.rule(base + 9, palette.line, { left });
  });
  return base + 10;
}
