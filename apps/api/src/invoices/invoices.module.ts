import { Module } from '@nestjs/common';
import { QuotePdfsModule } from '../quotes';
import { InvoiceFiles } from './invoice-files';

/** Invoices as they are found and drawn; those that money makes due are issued by whatever moves it. */
@Module({ imports: [QuotePdfsModule], providers: [InvoiceFiles], exports: [InvoiceFiles] })
export class InvoicesModule {}
