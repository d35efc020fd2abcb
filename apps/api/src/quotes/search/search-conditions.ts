import { foldedSql, matchesAllPatternsSql } from '../../platform/lists/search-patterns';
import type { SearchTerm } from './read-search';

interface Parameters {
  addParameter: (value: unknown) => string;
}

/**
 * SQL: the part of a quote's search text about its customer, without the stone: people are called White, too. It has
 * an index of its own, since a stone is in very many quotes.
 */
const personTextSql = "split_part(quote.search_text, E'\\x1f', 2)";

/** SQL: the texts that the indexes of inquiries have. */
export const inquiryTextsSql = {
  contact: foldedSql(
    `' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(regexp_replace(phone, '\\D', '', 'g'), '')`,
  ),
  trade: foldedSql(
    `' ' || contact_name || ' ' || company_name || ' ' || email || ' ' || regexp_replace(phone, '\\D', '', 'g')`,
  ),
} as const;

/** SQL: a search text matches one of the term's alternatives. */
function matchesTextSql(filters: Parameters, text: string, { alternatives }: SearchTerm): string {
  const found = alternatives.map((patterns) =>
    matchesAllPatternsSql(
      text,
      patterns.map((pattern) => filters.addParameter(pattern)),
    ),
  );
  return found.length > 0 ? `(${found.join(' OR ')})` : 'false';
}

/** SQL: a row with this search text matches every term. */
export const matchesEveryTermSql = (
  filters: Parameters,
  text: string,
  terms: readonly SearchTerm[],
): string => terms.map((term) => matchesTextSql(filters, text, term)).join(' AND ') || 'false';

/** SQL: `quote` matches every term: by its own texts, its customer's company, or its order's documents and payments. */
export const matchesQuoteSql = (filters: Parameters, terms: readonly SearchTerm[]): string =>
  terms.map((term) => matchesTermSql(filters, 'quote.search_text', term)).join(' AND ') || 'false';

/**
 * SQL: `quote` matches every term, and not all of them only by its stone. What other tables have is in `ctes`, for a
 * statement that has the condition several times.
 */
export function personOfQuoteConditions(filters: Parameters, terms: readonly SearchTerm[]) {
  const found = terms.map((term, index) => ({
    term,
    cte: `elsewhere_${index}`,
    elsewhere: foundElsewhere(filters, term),
  }));
  const matches = (text: string) =>
    found.map(({ term, cte, elsewhere }) =>
      matchesTermSql(filters, text, term, elsewhere.length > 0 ? [`SELECT id FROM ${cte}`] : []),
    );
  return {
    ctes: found
      .filter(({ elsewhere }) => elsewhere.length > 0)
      .map(({ cte, elsewhere }) => `${cte} AS MATERIALIZED (${elsewhere.join(' UNION ALL ')})`),
    condition: [
      // A single term that is in the person's part is in the whole text too.
      ...(terms.length > 1 ? matches('quote.search_text') : []),
      `(${matches(personTextSql).join(' OR ') || 'false'})`,
    ].join(' AND '),
  };
}

/** @param elsewhere statements for the ids of quotes that match by other tables */
function matchesTermSql(
  filters: Parameters,
  text: string,
  term: SearchTerm,
  elsewhere = foundElsewhere(filters, term),
): string {
  const { referenceStart, reference } = term;
  const references = referenceStart ? [referenceStart, ...(reference ? [reference] : [])] : [];
  const ways = [
    ...(term.alternatives.length > 0 ? [matchesTextSql(filters, text, term)] : []),
    ...references.map((pattern) => `quote.reference LIKE ${filters.addParameter(pattern)}`),
  ];
  if (elsewhere.length > 0) ways.push(`quote.id = ANY(ARRAY(${elsewhere.join(' UNION ALL ')}))`);
  return ways.length > 0 ? `(${ways.join(' OR ')})` : 'false';
}

const quotesOfOrdersSql = (orders: string) =>
  `SELECT found.id FROM quote AS found JOIN order_item ON order_item.top_id = found.top_id WHERE order_item.order_id IN (${orders})`;

/** Shorter words are in too many companies' names; none has an email address. */
const isWord = /^[^@]*\p{L}{3}[^@]*$/u;

/** SQL: ids of quotes that are found by other tables. */
function foundElsewhere(filters: Parameters, term: SearchTerm): string[] {
  const { text, order, invoice, code } = term;
  const hasCompany = (company: string) => matchesTextSql(filters, foldedSql(`' ' || ${company}`), term);
  return [
    ...(order ? [quotesOfOrdersSql(ordersByReferenceSql(filters, order))] : []),
    ...(invoice
      ? [quotesOfOrdersSql(`SELECT order_id FROM invoice WHERE number = ${filters.addParameter(invoice)}`)]
      : []),
    ...(code
      ? [
          quotesOfOrdersSql(`
            SELECT order_id FROM payment_attempt JOIN deposit ON deposit.id = deposit_id
            WHERE lower(transaction_code) LIKE ${filters.addParameter(code)}`),
        ]
      : []),
    ...(isWord.test(text)
      ? [
          `SELECT found.id FROM quote AS found JOIN invoice_recipient USING (top_id) WHERE ${hasCompany('invoice_recipient.name')}`,
          `SELECT found.id FROM quote AS found WHERE lower(found.customer_email) = ANY(ARRAY(
             SELECT lower(email) FROM trade_customer WHERE ${hasCompany('company')}
             UNION ALL
             SELECT lower(email) FROM trade_inquiry WHERE ${matchesTextSql(filters, inquiryTextsSql.trade, term)} AND ${hasCompany('company_name')}))`,
        ]
      : []),
  ];
}

/** SQL: ids of the placed orders with a reference. */
export const ordersByReferenceSql = (filters: Parameters, pattern: string): string => `
  SELECT id FROM customer_order AS searched WHERE state IS NOT NULL
    AND split_part(reference, '-', 3)::bigint = ${filters.addParameter(Number(pattern.split('-')[2]))}
    AND reference LIKE ${filters.addParameter(pattern)}`;
