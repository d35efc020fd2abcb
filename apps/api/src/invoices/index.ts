export { Invoice, InvoiceCounter, InvoicingStart } from './invoice.entity';
export { InvoiceLine } from './invoice-line.entity';
export { InvoiceRecipientRecord } from './invoice-recipient.entity';
export type { Buyer, Seller } from './parties';
export { type NewInvoice, type NewInvoiceLine, writeInvoice } from './write-invoice';
export {
  type FoundInvoice,
  invoicesOfOrder,
  invoicesOfQuote,
  recipientOf,
  toInvoiceSummary,
} from './find-invoices';
export { InvoiceFiles, InvoicesModule } from './invoice-files';
export { SetInvoiceRecipient } from './set-invoice-recipient';
