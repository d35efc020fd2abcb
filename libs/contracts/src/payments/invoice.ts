import type { OrderLabel } from '../quotes/order';

/** What is issued: for money paid in advance, for the rest of the price, and for what is taken back of either. */
export const invoiceKinds = ['deposit', 'final', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** `D-2026-00001`: counted without gaps, for each kind and year. */
export const invoiceNumberPattern = /^[DFC]-\d{4}-\d{5,}$/;

/** An invoice or a credit note, as it is listed for its recipient. */
export interface InvoiceSummary {
  number: string;
  kind: InvoiceKind;
  issuedAt: string;
  /** Pounds, including VAT; below nothing on a credit note. */
  amount: string;
}

/** What an invoice says of its buyer where staff have entered it: `PUT /api/admin/quotes/{id}/invoice-recipient`. */
export interface InvoiceRecipient {
  name: string;
  address: string | null;
  vatNumber: string | null;
}
export const invoiceRecipientLimits = { name: 160, address: 520, vatNumber: 20 } as const;

/** What staff see of an order's invoices. */
export interface QuoteInvoices {
  invoices: InvoiceSummary[];
  /** Null: the next one is made out to the customer as the order has them. */
  recipient: InvoiceRecipient | null;
}

/** `GET /api/admin/invoices`: those of a month in London, newest first; a number is looked for in all months. */
export interface InvoiceListResponse {
  /** `2026-11`. */
  month: string;
  /** The first of them. */
  invoices: ListedInvoice[];
  found: number;
  /** Pounds: of all that was found. */
  net: string;
  vat: string;
  gross: string;
}

export interface ListedInvoice extends InvoiceSummary {
  /** Null: it was kept for as long as the law wants it, and the name is gone. */
  buyer: string | null;
  net: string;
  vat: string;
  order: OrderLabel;
}

/** The most that a list of them shows. */
export const maxInvoicesListed = 200;

/** Files of a time that bookkeeping programs read. */
export const accountsFiles = [
  'invoices',
  'ledger',
  'xero-invoices',
  'xero-statement',
  'quickbooks-invoices',
  'quickbooks-credit-notes',
  'quickbooks-statement',
] as const;
export type AccountsFile = (typeof accountsFiles)[number];
