import { Statements } from '../../database/statements';
import { InvoiceFiles } from '../../invoices';
import { QuotePdfs } from '../../quotes';
import type { TestApi } from '../../testing/start-api';
import { InvoiceAttachments } from '../invoicing/invoice-attachments';

/** What puts invoices into letters, in the worker. */
export function invoiceAttachmentsOf({ app }: TestApi): InvoiceAttachments {
  const statements = app.get(Statements);
  return new InvoiceAttachments(
    statements,
    new InvoiceFiles(statements, app.get(QuotePdfs, { strict: false })),
  );
}
