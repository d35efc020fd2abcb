import type { InvoiceRecipient, InvoiceSummary } from '@app/contracts';
import { pence } from '@app/pricing';
import type { InvoicePdfData } from '@app/quote-pdf';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { lastPlacedOrderOfSql } from '../../orders';
import { AppError } from '../../platform/errors/app-error';
import { disableLinksForPdf } from '@app/mails/words';

type FoundInvoice = InDatabase<InvoiceSummary, 'issuedAt'>;

const selectInvoicesSql = (orderIdSql: string) => `
  SELECT number, kind, issued_at AS "issuedAt", (
    SELECT (sum(gross_pence) / 100)::numeric(20, 2)::text FROM invoice_line WHERE invoice_id = invoice.id) AS amount
  FROM invoice WHERE order_id = ${orderIdSql} ORDER BY invoice.id DESC`;

export const invoicesOfOrder = (runner: StatementRunner, orderId: string): Promise<FoundInvoice[]> =>
  runner.run<FoundInvoice>(selectInvoicesSql('$1'), [orderId]);

export const invoicesOfQuote = (runner: StatementRunner, quoteId: string): Promise<FoundInvoice[]> =>
  runner.run<FoundInvoice>(selectInvoicesSql(lastPlacedOrderOfSql('$1')), [quoteId]);

const findRecipientSql = `
  SELECT name, address, vat_number AS "vatNumber" FROM invoice_recipient
  WHERE top_id = (SELECT top_id FROM quote WHERE id = $1)`;

export async function recipientOf(
  runner: StatementRunner,
  quoteId: string,
): Promise<InvoiceRecipient | null> {
  const [recipient] = await runner.run<InvoiceRecipient>(findRecipientSql, [quoteId]);
  return recipient ?? null;
}

const readInvoiceSql = `
  SELECT kind, number, issued_at AS "issuedAt", tax_point AS "taxPoint", seller, buyer, payment, reason,
    (SELECT reference FROM customer_order WHERE customer_order.id = order_id) AS "order", ARRAY(
    SELECT json_build_object('reference', reference, 'description', description,
      'net', net_pence, 'vat', vat_pence, 'gross', gross_pence)
    FROM invoice_line WHERE invoice_id = invoice.id ORDER BY position) AS lines
  FROM invoice WHERE number = $1`;

/**
 * Disables links in text that customers or staff entered (address, reason), but not in the buyer's legal name.
 * @throws AppError `invoice/not-found`
 */
export async function getInvoice(runner: StatementRunner, number: string): Promise<InvoicePdfData> {
  const [row] = await runner.run<InvoicePdfData>(readInvoiceSql, [number]);
  if (!row) throw new AppError('invoice/not-found');
  const { buyer, payment, reason, lines, ...invoice } = row;
  return {
    ...invoice,
    buyer: buyer && {
      ...buyer,
      address: buyer.address && disableLinksForPdf(buyer.address),
    },
    payment: payment && { ...payment, amount: pence(payment.amount) },
    reason: reason && disableLinksForPdf(reason),
    lines: lines.map(({ net, vat, gross, ...line }) => ({
      ...line,
      net: pence(net),
      vat: pence(vat),
      gross: pence(gross),
    })),
  };
}
