import { formatDay } from '@app/pricing';
import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import { drawMark } from '../sheet/draw-head';
import { ascent, leading, page } from '../sheet/measures';
import { styles } from '../sheet/styles';
import type { InvoiceSheet } from './invoice-sheet';
import { invoiceText } from './invoice-text';

const columnWidth = (page.width - 40) / 2;
const lineHeight = styles.body.size * leading;
const mostAddressLines = 5;

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
  const words = (text: string, most: number) => paper.linesOf(text, styles.body, columnWidth, most);
  const lines = buyer
    ? [
        ...(buyer.address ?? '')
          .split('\n')
          .flatMap((part) => words(part, 3))
          .slice(0, mostAddressLines),
        ...(buyer.vatNumber ? words(invoiceText.vatNumber(buyer.vatNumber), 1) : []),
      ]
    : [];
  paper.tag('P', () => paper.text(invoiceText.buyer, styles.factName, { x: page.left, y: top + 12 }));
  const name = paper.oneLine(buyer?.name ?? invoiceText.forgotten, styles.fact, columnWidth);
  paper.tag('P', () => paper.text(name, styles.fact, { x: page.left, y: top + 32 }));
  drawRows(paper, lines, styles.body, top + 40);
  return top + 40 + lines.length * lineHeight;
}

function drawRows(paper: Paper, lines: readonly string[], style: TextStyle, top: number): void {
  if (!lines.length) return;
  paper.tag('P', () =>
    lines.forEach((words, index) =>
      paper.text(words, style, { x: page.left, y: top + style.size * ascent + index * lineHeight }),
    ),
  );
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
  facts.forEach(([name, value], index) => {
    const base = top + 15 + index * 25;
    paper.tag('P', () => {
      paper.text(name, styles.factName, { x: left, y: base });
      const shown = paper.oneLine(value, styles.fact, columnWidth - 90);
      paper.text(shown, styles.fact, { x: page.right, y: base, align: 'right' });
    });
    paper.decorate((doc) =>
      doc
        .lineWidth(1)
        .moveTo(left, base + 9)
        .lineTo(page.right, base + 9)
        .stroke(palette.line),
    );
  });
  return top + facts.length * 25;
}
