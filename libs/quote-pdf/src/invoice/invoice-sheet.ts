import type { Pence } from '@app/pricing';

/** All that the PDF of an invoice is made of; the same sheet makes the same bytes. */
export interface InvoiceSheet {
  kind: 'deposit' | 'final' | 'credit-note';
  /** D-2026-00001. */
  number: string;
  issuedAt: Date;
  /** London day (`2026-11-21`) on which the VAT is due. */
  taxPoint: string;
  seller: {
    tradingName: string;
    name: string;
    address: string;
    reach: string;
    registered: string;
    /** Null: it charges no VAT. */
    vatNumber: string | null;
  };
  /** Null: nobody needs to know any more who it was. */
  buyer: { name: string; address: string | null; vatNumber: string | null } | null;
  /** Of a credit note: why, in words that somebody entered. */
  reason: string | null;
  /** OR-26-00031. */
  order: string;
  /** Of a credit note below nothing. */
  lines: readonly InvoiceSheetLine[];
}

export interface InvoiceSheetLine {
  /** Of the top, VT-26-00412; of delivery and of what is taken off, the order's. */
  reference: string;
  description: string;
  net: Pence;
  vat: Pence;
  gross: Pence;
}
