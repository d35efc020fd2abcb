import { formatDay } from '@app/pricing';
import { page, Paper } from '../paper/paper';
import { drawFootLines } from '../sheet/draw-foot';
import { loadTypefaces } from '../type/typefaces';
import { drawInvoiceHeader } from './draw-invoice-header';
import { drawInvoiceLines } from './draw-invoice-lines';
import type { InvoicePdfData } from './invoice-pdf-data';
import { invoiceText } from './invoice-text';

const footTop = page.bottom - 36;

/** An invoice as one page of A4 for archiving (PDF/A-2b). The same invoice gives the same bytes. */
export async function invoicePdf(invoice: InvoicePdfData): Promise<Buffer> {
  const title = invoiceText.title[invoice.kind];
  const paper = new Paper(await loadTypefaces(invoice), {
    title: `${title} ${invoice.number}`,
    author: invoice.seller.name,
    subject: `${title} of ${formatDay(invoice.issuedAt)}`,
    dated: invoice.issuedAt,
    isArchived: true,
  });
  drawInvoiceLines(paper, invoice, drawInvoiceHeader(paper, invoice) + 30, footTop);
  drawFootLines(paper, footTop, [invoiceText.foot(invoice.seller)], invoiceText.page(invoice.number));
  return paper.finish();
}
