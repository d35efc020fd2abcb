import type { Pence } from '@app/pricing';

/** All content of an invoice PDF; the same invoice gives the same bytes. */
export interface InvoicePdfData {
  kind: 'deposit' | 'final' | 'credit-note';
  number: string;
  issuedAt: Date;
  /** London day (`2026-11-21`) on which VAT is due. */
  taxPoint: string;
  seller: {
    tradingName: string;
    name: string;
    address: string;
    reach: string;
    registered: string;
    /** null: no VAT is charged. */
    vatNumber: string | null;
  };
  /** null: the buyer was erased. */
  buyer: { name: string; address: string | null; vatNumber: string | null } | null;
  /** What was left to pay when it was issued; null: nothing. */
  payment: {
    amount: Pence;
    /** London day; null: no day is set. */
    dueOn: string | null;
    bank: { name: string; sortCode: string; number: string } | null;
  } | null;
  /** For a credit note: staff's reason. */
  reason: string | null;
  order: string;
  /** Negative on a credit note. */
  lines: readonly InvoicePdfLine[];
}

interface InvoicePdfLine {
  /** The quote's for a top, VT-26-00412; the order's for delivery and deductions. */
  reference: string;
  description: string;
  net: Pence;
  vat: Pence;
  gross: Pence;
}
