import { Injectable, Module } from '@nestjs/common';
import { Statements } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { type QuoteFile, QuotePdfs, QuotePdfsModule } from '../quotes';
import { getInvoice, invoicesOfQuote } from './find-invoices';
import { SetInvoiceRecipient } from './set-invoice-recipient';

/** Invoices as files: drawn anew each time of what was stored, they are the same to the byte. */
@Injectable()
export class InvoiceFiles {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
  ) {}

  async make(number: string): Promise<QuoteFile> {
    return this.pdfs.invoice(await getInvoice(this.statements, number));
  }

  /** The same of one that is for the top of a quote. @throws AppError, as above */
  async makeOf(quoteId: string, number: string): Promise<QuoteFile> {
    const known = await invoicesOfQuote(this.statements, quoteId);
    if (!known.some((invoice) => invoice.number === number)) throw new AppError('invoice/not-found');
    return this.make(number);
  }
}

/** Invoices as they are found and drawn; those that money makes due are issued by whatever moves it. */
@Module({
  imports: [QuotePdfsModule],
  providers: [InvoiceFiles, SetInvoiceRecipient],
  exports: [InvoiceFiles, SetInvoiceRecipient],
})
export class InvoicesModule {}
