import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { type QuoteFile, QuotePdfs } from '../../quotes';
import { getInvoice, invoicesOfQuote } from './find-invoices';

/** PDFs are drawn from the stored invoice each time, and are the same to the byte. */
@Injectable()
export class InvoiceFiles {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
  ) {}

  async make(number: string): Promise<QuoteFile> {
    return this.pdfs.invoice(await getInvoice(this.statements, number));
  }

  /** Only if the invoice is for the order of the quote. @throws AppError `invoice/not-found` */
  async makeForQuote(quoteId: string, number: string): Promise<QuoteFile> {
    const known = await invoicesOfQuote(this.statements, quoteId);
    if (!known.some((invoice) => invoice.number === number)) throw new AppError('invoice/not-found');
    return this.make(number);
  }
}
