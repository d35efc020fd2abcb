import { formatDay } from '@app/pricing';
import { page, Paper } from '../paper/paper';
import { drawFootLines } from '../sheet/draw-foot';
import { typefaces } from '../type/typefaces';
import { drawInvoiceHead } from './draw-invoice-head';
import { drawInvoiceLines } from './draw-invoice-lines';
import type { InvoicePdfData } from './invoice-pdf-data';
import { invoiceText } from './invoice-text';

const footTop = page.bottom - 36;

/** An invoice as one page of A4 for archiving (PDF/A-2b). The same sheet gives the same bytes. */
export async function invoicePdf(sheet: InvoicePdfData): Promise<Buffer> {
  const title = invoiceText.title[sheet.kind];
  const paper = new Paper(await typefaces(sheet), {
    title: `${title} ${sheet.number}`,
    author: sheet.seller.name,
    subject: `${title} of ${formatDay(sheet.issuedAt)}`,
    dated: sheet.issuedAt,
    isArchived: true,
  });
  drawInvoiceLines(paper, sheet, drawInvoiceHead(paper, sheet) + 30, footTop);
  drawFootLines(paper, footTop, [invoiceText.foot(sheet.seller)], invoiceText.page(sheet.number));
  return paper.finish();
}
