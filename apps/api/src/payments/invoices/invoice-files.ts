import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { type PdfFile, PdfFiles } from '../../quotes';
import { getInvoice, invoicesOfQuote } from './find-invoices';

/** Each PDF is created from the stored invoice, so it always has the same bytes. */
@Injectable()
export class InvoiceFiles {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: PdfFiles,
  ) {}

  async make(number: string): Promise<PdfFile> {
    return this.pdfs.makeInvoice(await getInvoice(this.statements, number));
  }

  /** @throws AppError `invoice/not-found` if the invoice is not for the order of the quote */
  async makeForQuote(quoteId: string, number: string): Promise<PdfFile> {
    const invoices = await invoicesOfQuote(this.statements, quoteId);
    if (!invoices.some((invoice) => invoice.number === number)) throw new AppError('invoice/not-found');
    return this.make(number);
  }
}
