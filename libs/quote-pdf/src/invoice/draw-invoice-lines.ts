import { formatGbp, pence, sumPence, type Pence } from '@app/pricing';
import { leading, page, type Paper } from '../paper/paper';
import { drawLargeSum, drawSum, sumsWidth } from '../sheet/draw-total';
import { styles } from '../sheet/styles';
import { drawTable, fitTable, layOutTable, type TableSetting } from '../sheet/table';
import type { InvoicePdfData } from './invoice-pdf-data';
import { invoiceText } from './invoice-text';

const amountWidth = 96;
const totalsHeight = 110;
/** Enough for the note and a reason of maximum length. */
const maxNoteLines = 9;

/** From the usual size to one for the longest possible invoice; the first that fits is used. */
const settings: readonly [TableSetting, ...TableSetting[]] = [
  { size: 12.5, rowPadding: 8, maxLines: 4 },
  { size: 11.5, rowPadding: 5, maxLines: 3 },
  { size: 10.5, rowPadding: 2, maxLines: 2 },
  { size: 8.5, rowPadding: 0.5, maxLines: 1 },
  { size: 7, rowPadding: 0, maxLines: 1 },
];

/** Draws the lines with net, VAT and gross, and their sums, between `top` and `bottom`. */
export function drawInvoiceLines(paper: Paper, invoice: InvoicePdfData, top: number, bottom: number): void {
  const { kind, lines, seller } = invoice;
  const parts = seller.vatNumber ? (['net', 'vat', 'gross'] as const) : (['gross'] as const);
  // A credit note's amounts are positive.
  const sign = kind === 'credit-note' ? -1 : 1;
  const shown = (amount: Pence) => formatGbp(pence(sign * amount || 0));
  const columns = [
    {
      head: invoiceText.description,
      x: page.left,
      width: page.width - parts.length * amountWidth - 12,
    },
    ...parts.map((part, index) => ({
      head: parts.length > 1 ? invoiceText[part] : invoiceText.amount,
      x: page.right - (parts.length - 1 - index) * amountWidth,
      align: 'right' as const,
    })),
  ];
  const texts = lines.map((line) => [
    `${line.reference}: ${line.description}`,
    ...parts.map((part) => shown(line[part])),
  ]);
  const notes = notesOf(paper, invoice);
  const sumsHeight = Math.max(totalsHeight, 20 + notes.length * styles.body.size * leading);
  const room = bottom - sumsHeight - top;
  const table = fitTable(settings, room, (setting) => layOutTable(paper, columns, texts, setting));
  let base = drawTable(paper, table, top) + 28;

  paper.write('P', notes, styles.body, { x: page.left, y: base });
  const sum = (part: (typeof parts)[number]) => shown(sumPence(lines.map((line) => line[part])));
  if (seller.vatNumber) {
    drawSum(paper, invoiceText.totalNet, sum('net'), base);
    drawSum(paper, invoiceText.totalVat, sum('vat'), base + 23);
    base += 46;
  }
  const total = [invoiceText.total(kind === 'credit-note'), seller.vatNumber ? 'inc. VAT' : ''];
  drawLargeSum(paper, total.join(' ').trim(), sum('gross'), base + 22);
}

/** Text beside the sums. */
function notesOf(paper: Paper, { kind, seller, payment, reason, order }: InvoicePdfData): string[] {
  const notes: string[] = [seller.vatNumber ? invoiceText.notes[kind] : invoiceText.noVat];
  if (payment) notes.push(invoiceText.toPay(payment));
  if (payment?.bank) notes.push(invoiceText.transfer(payment.bank, order));
  if (reason) notes.push(invoiceText.reason(reason));
  return notes.flatMap((note) => paper.linesOf(note, styles.body, page.width - sumsWidth - 40, maxNoteLines));
}
