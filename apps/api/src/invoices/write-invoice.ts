import type { InvoiceKind } from '@app/contracts';
import { pence, type VatLine } from '@app/pricing';
import type { Transaction } from '../database/statements';
import { londonDayOf } from '../platform/clock/london-day';
import { type Buyer, seller } from './parties';

export interface NewInvoice {
  orderId: string;
  kind: InvoiceKind;
  entryId: string | null;
  taxPoint: string;
  buyer: Buyer;
  reason: string | null;
  lines: readonly NewInvoiceLine[];
}

export interface NewInvoiceLine extends VatLine {
  /** Null: it is about no single top. */
  quoteId: string | null;
  reference: string;
  creditsId: string | null;
  description: string;
}

const letters: Record<InvoiceKind, string> = { deposit: 'D', final: 'F', 'credit-note': 'C' };

/** The row stays locked until the transaction ends: the next one waits, and where this is rolled back, gets this number. */
const takeNumber = `
  INSERT INTO invoice_counter (kind, year, last) VALUES ($1, $2, 1)
  ON CONFLICT (kind, year) DO UPDATE SET last = invoice_counter.last + 1
  RETURNING last`;

const insertInvoice = `
  INSERT INTO invoice (kind, year, sequence, number, entry_id, issued_at, tax_point, seller, buyer, reason, order_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`;

const insertLines = `
  INSERT INTO invoice_line (
    invoice_id, position, quote_id, reference, credits_id, description, net_pence, vat_pence, gross_pence)
  SELECT $1, position, quote_id, reference, credits_id, description, net, vat, gross
  FROM unnest($2::text[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
    WITH ORDINALITY AS line (quote_id, reference, credits_id, description, net, vat, gross, position)`;

/** Several of one transaction are written in the order of their kinds, so that two transactions never wait for each other's counters. @returns its number */
export async function writeInvoice(tx: Transaction, invoice: NewInvoice, at: Date): Promise<string> {
  const { kind, entryId, taxPoint, buyer, reason } = invoice;
  const { year } = londonDayOf(at);
  const [counter] = await tx.run<{ last: number }>(takeNumber, [kind, year]);
  const sequence = counter?.last ?? 0;
  const number = `${letters[kind]}-${year}-${String(sequence).padStart(5, '0')}`;
  const [written] = await tx.run<{ id: string }>(insertInvoice, [
    kind,
    year,
    sequence,
    number,
    entryId,
    at,
    taxPoint,
    JSON.stringify(seller),
    JSON.stringify(buyer),
    reason,
    invoice.orderId,
  ]);
  const lines = seller.vatNumber ? invoice.lines : invoice.lines.map(withoutVat);
  await tx.run(insertLines, [
    written?.id,
    lines.map(({ quoteId }) => quoteId),
    lines.map(({ reference }) => reference),
    lines.map(({ creditsId }) => creditsId),
    lines.map(({ description }) => description),
    lines.map(({ net }) => net),
    lines.map(({ vat }) => vat),
    lines.map(({ gross }) => gross),
  ]);
  return number;
}

const withoutVat = (line: NewInvoiceLine): NewInvoiceLine => ({ ...line, net: line.gross, vat: pence(0) });
