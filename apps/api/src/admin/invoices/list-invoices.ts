import { type InvoiceListResponse, invoiceNumberPattern, maxInvoicesListed } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { londonDateOf, startOfLondonDay } from '../../platform/clock/london-day';
import { readFilter } from '../../platform/lists/read-filter';
import { matchesPatternArraySql, wordPatterns } from '../../platform/lists/search-patterns';

type ListedRow = InDatabase<InvoiceListResponse['invoices'][number], 'issuedAt'>;
type SumsRow = Pick<InvoiceListResponse, 'found' | 'net' | 'vat' | 'gross'>;

/**
 * Invoices from `$1` to `$2`, or the one with the number `$3`; `$4`: patterns that must all match. References come from a
 * subquery, since a join would read the lines of all years.
 */
const fromMatchingInvoicesSql = `
  FROM invoice WHERE CASE WHEN $3::text IS NULL THEN issued_at >= $1 AND issued_at < $2 ELSE number = $3 END
    AND ($4::text[] IS NULL OR ${matchesPatternArraySql(
      `concat_ws(' ', number, buyer ->> 'name', (SELECT reference FROM customer_order WHERE id = order_id), (
        SELECT string_agg(reference, ' ') FROM invoice_line WHERE invoice_id = invoice.id))`,
      '$4',
    )})`;

const poundsSql = (pence: string) => `(coalesce(sum(${pence}), 0) / 100)::numeric(20, 2)::text`;

const findInvoicesSql = `
  SELECT number, kind, issued_at AS "issuedAt", buyer ->> 'name' AS buyer, sums.*,
    jsonb_build_object('id', placed.id, 'reference', placed.reference) AS "order"
  FROM (SELECT * ${fromMatchingInvoicesSql} ORDER BY issued_at DESC, id DESC LIMIT ${maxInvoicesListed}) AS invoice
  JOIN customer_order AS placed ON placed.id = order_id
  CROSS JOIN LATERAL (
    SELECT ${poundsSql('net_pence')} AS net, ${poundsSql('vat_pence')} AS vat, ${poundsSql('gross_pence')} AS amount
    FROM invoice_line WHERE invoice_id = invoice.id) AS sums
  ORDER BY issued_at DESC, invoice.id DESC`;

const sumInvoicesSql = `
  SELECT count(*)::integer AS found, ${poundsSql('sums.net')} AS net, ${poundsSql('sums.vat')} AS vat, ${poundsSql('sums.gross')} AS gross
  FROM (SELECT id ${fromMatchingInvoicesSql}) AS invoice
  CROSS JOIN LATERAL (
    SELECT sum(net_pence) AS net, sum(vat_pence) AS vat, sum(gross_pence) AS gross
    FROM invoice_line WHERE invoice_id = invoice.id) AS sums`;

export async function listInvoices(runner: StatementRunner, query: Record<string, unknown>, now: Date) {
  const requestedMonth = readFilter(query, 'month', {
    read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
    expected: "a month, such as '2026-11'",
  });
  const text = readFilter(query, 'search', {
    read: (words) => (words.length <= 100 && !words.includes('\0') ? words.trim() : undefined),
    expected: 'at most 100 characters long',
  });
  const month = requestedMonth ?? londonDateOf(now).slice(0, 7);
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const typedNumber = text?.toUpperCase() ?? '';
  const isNumber = invoiceNumberPattern.test(typedNumber);
  const values = [
    startOfLondonDay({ year, month: monthNumber, day: 1 }),
    startOfLondonDay({ year, month: monthNumber + 1, day: 1 }),
    isNumber ? typedNumber : null,
    text && !isNumber ? wordPatterns(text) : null,
  ];
  const invoices = await runner.run<ListedRow>(findInvoicesSql, values);
  const [sums] = await runner.run<SumsRow>(sumInvoicesSql, values);
  if (!sums) throw new Error('a sum has one row');
  return { month, invoices, ...sums };
}
