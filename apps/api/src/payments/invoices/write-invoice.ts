import type { InvoiceKind } from '@app/contracts';
import type { VatLine } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { londonDayOf } from '../../platform/clock/london-day';
import { InvoiceLine } from './invoice-line.entity';
import { Invoice } from './invoice.entity';
import { type Buyer, currentSeller, type InvoicePayment } from './parties';

export interface NewInvoice {
  orderId: string;
  kind: InvoiceKind;
  entryId: string | null;
  taxPoint: string;
  buyer: Buyer;
  payment: InvoicePayment | null;
  reason: string | null;
  lines: readonly NewInvoiceLine[];
}

export interface NewInvoiceLine extends VatLine {
  /** Null: delivery, or the whole order. */
  quoteId: string | null;
  reference: string;
  creditsId: string | null;
  description: string;
}

const kindLetters: Record<InvoiceKind, string> = { deposit: 'D', final: 'F', 'credit-note': 'C' };

/**
 * Locks the counter until the transaction ends, so that a rollback leaves no gap in the numbers. If the month of the tax point
 * is locked, its VAT was already declared, so the tax point becomes the day of issue.
 */
const nextNumberSql = `
  INSERT INTO invoice_counter (kind, year, last) VALUES ($1, $2, 1)
  ON CONFLICT (kind, year) DO UPDATE SET last = invoice_counter.last + 1
  RETURNING last AS sequence, day_in_open_month($3, $4) AS "taxPoint"`;

/**
 * Invoices of one transaction must be written in a fixed order of kinds, to avoid deadlocks on the counters.
 * @returns the invoice number
 */
export async function writeInvoice(
  tx: Transaction,
  { lines, ...invoice }: NewInvoice,
  at: Date,
): Promise<string> {
  const { kind } = invoice;
  const { year } = londonDayOf(at);
  const [numbered] = await tx.run<{ sequence: number; taxPoint: string }>(nextNumberSql, [
    kind,
    year,
    invoice.taxPoint,
    at,
  ]);
  if (!numbered) throw new Error('an invoice needs a number');
  const { sequence } = numbered;
  const number = `${kindLetters[kind]}-${year}-${String(sequence).padStart(5, '0')}`;
  const seller = currentSeller();
  const row = { ...invoice, ...numbered, year, number, issuedAt: at, seller };
  const { identifiers } = await tx.manager.insert(Invoice, row);
  const invoiceId = String(identifiers[0]?.id);
  await tx.manager.insert(
    InvoiceLine,
    lines.map(({ net, vat, gross, ...line }, index) => ({
      ...line,
      invoiceId,
      position: index + 1,
      netPence: String(seller.vatNumber ? net : gross),
      vatPence: String(seller.vatNumber ? vat : 0),
      grossPence: String(gross),
    })),
  );
  return number;
}
