import { depositOf, toPence, toPounds, type Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import type { MatchCandidate } from './match-lines';
import { referencesIn, wordsIn } from './references-in';

/** Nobody would read more suggestions. */
const maxCandidates = 2_000;

/** `$1` to `$3`: references of orders, quotes and invoices; `$4`: amounts; `$5`: surnames in lower case. */
const findOrdersSql = `
  SELECT placed.id AS "orderId", placed.reference AS "orderReference", first."quoteId", first.reference,
    first."customerName",
    CASE "dueFor" WHEN 'deposit' THEN deposit_amount - received WHEN 'balance' THEN balance_due
      ELSE greatest(price - received, 0) END::text AS due,
    "dueFor", ARRAY[price - received, deposit_amount - received, balance_due]::text[] AS expected,
    ARRAY(SELECT quote.reference FROM order_item JOIN quote ON quote.id IN (quote_id, agreed_id)
      WHERE order_id = placed.id) AS "quoteReferences",
    ARRAY(SELECT number FROM invoice WHERE order_id = placed.id) AS "invoiceNumbers"
  FROM customer_order AS placed
  CROSS JOIN LATERAL (
    SELECT agreed_id AS "quoteId", quote.reference, customer_name AS "customerName"
    FROM order_item JOIN quote ON quote.id = agreed_id
    WHERE order_id = placed.id ORDER BY customer_name IS NULL, position LIMIT 1) AS first
  CROSS JOIN LATERAL (
    SELECT CASE WHEN deposit_amount > received AND deposit_by IS DISTINCT FROM 'none' THEN 'deposit'
      WHEN balance_due > 0 THEN 'balance' ELSE 'later' END AS "dueFor") AS next
  WHERE placed_at IS NOT NULL AND (
    placed.reference = ANY($1)
    OR placed.id IN (
      SELECT order_id FROM quote JOIN order_item ON quote.id IN (quote_id, agreed_id) WHERE quote.reference = ANY($2))
    OR placed.id IN (SELECT order_id FROM invoice WHERE number = ANY($3))
    OR (state IS NOT NULL AND price > received AND (
      price - received = ANY($4::numeric[]) OR deposit_amount - received = ANY($4::numeric[])
      OR balance_due = ANY($4::numeric[])
      OR lower(substring(first."customerName" FROM '[^ ]+$')) = ANY($5))))
  ORDER BY placed_at DESC LIMIT ${maxCandidates}`;

const findUnorderedQuotesSql = `
  SELECT NULL AS "orderId", NULL AS "orderReference", id AS "quoteId", reference, customer_name AS "customerName",
    total_price::text AS due, 'deposit' AS "dueFor", ARRAY[total_price::text] AS expected,
    ARRAY[reference] AS "quoteReferences", ARRAY[]::text[] AS "invoiceNumbers"
  FROM quote
  WHERE reference = ANY($1) AND deleted_at IS NULL AND standing = 'current'
    AND NOT EXISTS (SELECT FROM order_item WHERE order_item.top_id = quote.top_id AND is_placed)`;

/** Orders that the lines may be payments for: named in the text, or unpaid with the same amount or the same payer. */
export async function findCandidates(
  runner: StatementRunner,
  lines: readonly { pence: Pence; text: string }[],
): Promise<MatchCandidate[]> {
  const references = lines.map(({ text }) => referencesIn(text));
  const quotes = references.flatMap((found) => found.quotes);
  const orders = await runner.run<MatchCandidate>(findOrdersSql, [
    references.flatMap((found) => found.orders),
    quotes,
    references.flatMap((found) => found.invoices),
    lines.map((line) => toPounds(line.pence)),
    lines.flatMap(({ text }) => wordsIn(text)),
  ]);
  if (quotes.length === 0) return orders;
  const unordered = await runner.run<MatchCandidate>(findUnorderedQuotesSql, [quotes]);
  return [...orders, ...unordered.map(withDeposit)];
}

function withDeposit(quote: MatchCandidate): MatchCandidate {
  const due = toPounds(depositOf(toPence(quote.due)));
  return { ...quote, due, expected: [...quote.expected, due] };
}
