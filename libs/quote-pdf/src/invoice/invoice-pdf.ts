import { formatDay } from '@app/pricing';
import { Paper } from '../paper/paper';
import { typefaces } from '../type/typefaces';
import { drawInvoiceHead } from './draw-invoice-head';
import { drawInvoiceFoot, drawInvoiceLines } from './draw-invoice-lines';
import type { InvoiceSheet } from './invoice-sheet';
import { invoiceText } from './invoice-text';

/** An invoice as one page of A4, to be kept for years (PDF/A-2b). The same sheet gives the same bytes. */
export async function invoicePdf(sheet: InvoiceSheet): Promise<Buffer> {
  const title = invoiceText.title[sheet.kind];
  const paper = new Paper(await typefaces(sheet), {
    title: `${title} ${sheet.number}`,
    author: sheet.seller.name,
    subject: `${title} of ${formatDay(sheet.issuedAt)}`,
    dated: sheet.issuedAt,
    isArchived: true,
  });
  drawInvoiceLines(paper, sheet, drawInvoiceHead(paper, sheet) + 30);
  drawInvoiceFoot(paper, sheet);
  return paper.finish();
}
