import type { OrderLabel } from '../quotes/order';

/** Invoice for an advance payment, invoice for the rest, and a reversal of either. */
export const invoiceKinds = ['deposit', 'final', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** `D-2026-00001`: numbered without gaps, per kind and year. */
export const invoiceNumberPattern = /^[DFC]-\d{4}-\d{5,}$/;

/** An invoice or credit note in a list. */
export interface InvoiceSummary {
  number: string;
  kind: InvoiceKind;
  issuedAt: string;
  /** Pounds, including VAT; negative on a credit note. */
  amount: string;
}

/** Recipient of the invoices, if staff entered one: `PUT /api/admin/quotes/{id}/invoice-recipient`. */
export interface InvoiceRecipient {
  name: string;
  address: string | null;
  vatNumber: string | null;
}
export const invoiceRecipientLimits = { name: 160, address: 520, vatNumber: 20 } as const;

/** Invoices of an order, for staff. */
export interface QuoteInvoices {
  invoices: InvoiceSummary[];
  /** Null: the next invoice is made out to the order's customer. */
  recipient: InvoiceRecipient | null;
}

/** `GET /api/admin/invoices`: invoices of a month (London), newest first; a number is searched in all months. */
export interface InvoiceListResponse {
  /** `2026-11`. */
  month: string;
  /** At most `maxInvoicesListed`. */
  invoices: ListedInvoice[];
  found: number;
  /** Sums of all invoices found, in pounds. */
  net: string;
  vat: string;
  gross: string;
}

export interface ListedInvoice extends InvoiceSummary {
  /** Null: the retention period is over and the name was erased. */
  buyer: string | null;
  net: string;
  vat: string;
  order: OrderLabel;
}

/** Invoices in one list. */
export const maxInvoicesListed = 200;

/** Exports of a period for accounting software. */
export const accountsFiles = [
  'invoices',
  'ledger',
  'payouts',
  'xero-invoices',
  'xero-bank',
  'xero-card',
  'xero-cash',
  'quickbooks-invoices',
  'quickbooks-credit-notes',
  'quickbooks-bank',
  'quickbooks-card',
  'quickbooks-cash',
  'sage-transactions',
] as const;
export type AccountsFile = (typeof accountsFiles)[number];
