import { type AdminDeposit, maxTotalCount, paymentStatuses } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { orderLabelOfSql } from '../../orders';
import { quotesOfDepositSql, refundedOfDepositSql } from '../../payments';
import { nationalDigits } from '../../platform/lists/national-digits';
import type { ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, readPage } from '../../platform/lists/read-page';
import {
  matchesAllPatternsSql,
  likePattern,
  referencePattern,
  textPatterns,
} from '../../platform/lists/search-patterns';

export const depositList = {
  statuses: paymentStatuses,
  sorts: { created: 'deposit.created_at', amount: 'deposit.deposit_amount' },
} as const;
type DepositListQuery = ListQueryOf<typeof depositList>;

const newestFirstSql = 'deposit.created_at DESC, deposit.id DESC';
const depositOrderSql = (sort: DepositListQuery['sort']) => {
  if (!sort) return newestFirstSql;
  const direction = sort.isDescending ? 'DESC' : 'ASC';
  // All columns have the same direction, so that one index serves both directions.
  const tieBreakers = `deposit.created_at ${direction}, deposit.id ${direction}`;
  return sort.by === 'created' ? tieBreakers : `${depositList.sorts[sort.by]} ${direction}, ${tieBreakers}`;
};

/** A search that may be part of a quote's reference. */
const partOfReference = /^[vt\d-]{3,}$/i;
/** Transaction codes have an index of trigrams, so they are searched only for three characters in a row. */
const threeCharacters = /[\p{L}\p{N}]{3}/u;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `search_text` contains the reference and has an index; `reference` has none for patterns. */
const depositsByReferenceSql = (pattern: string) => `
  SELECT deposit.id FROM quote JOIN order_item ON quote_id = quote.id OR agreed_id = quote.id
  JOIN deposit ON deposit.order_id = order_item.order_id
  WHERE quote.search_text LIKE '%' || ${pattern} || '%' AND lower(quote.reference) LIKE ${pattern}`;

function searchConditionsSql({ status, search }: DepositListQuery, filters: Filters): string[] {
  const parameter = (value: unknown) => filters.addParameter(value);
  const state = status ? `deposit.status = ${parameter(status)}` : 'true';
  const conditions: string[] = [];
  if (search && uuid.test(search)) {
    const checkout = parameter(search.toLowerCase());
    conditions.push(`deposit.id IN (SELECT deposit_id FROM payment_attempt WHERE checkout_id = ${checkout})`);
  } else if (search) {
    const patterns = textPatterns(search);
    if (!patterns.length) return ['false'];
    const digits = nationalDigits(search);
    const orPhoneNumber = digits === null ? '' : ` OR search_text LIKE ${parameter(likePattern(digits))}`;
    conditions.push(`(${matchesAllPatternsSql('search_text', patterns.map(parameter))}${orPhoneNumber})`);
    const wholeSearch = () => parameter(likePattern(search.toLowerCase()));
    const reference = referencePattern(search);
    const subqueries = [
      ...(partOfReference.test(search) ? [depositsByReferenceSql(wholeSearch())] : []),
      ...(reference ? [depositsByReferenceSql(parameter(reference.toLowerCase()))] : []),
      ...(threeCharacters.test(search)
        ? [`SELECT deposit_id FROM payment_attempt WHERE lower(transaction_code) LIKE ${wholeSearch()}`]
        : []),
    ];
    if (subqueries.length > 0) conditions.push(`deposit.id IN (${subqueries.join(' UNION ')})`);
  }
  return conditions.length > 0 ? conditions.map((condition) => `${state} AND ${condition}`) : [state];
}

/** Rows that match any of the conditions. `limitClause` limits each condition, so that none reads more than is shown. */
const unionSql = (conditions: readonly string[], columns: string, limitClause: string) =>
  conditions
    .map((condition) => `(SELECT ${columns} FROM deposit WHERE ${condition} ${limitClause})`)
    .join(' UNION ');

/** Details are joined only for the rows of the page. Rows are counted by an index that has all searched columns. */
export function listDeposits(statements: StatementRunner, query: DepositListQuery) {
  const filters = new Filters();
  const conditions = searchConditionsSql(query, filters);
  const order = depositOrderSql(query.sort);
  const counted = unionSql(conditions, 'id', `ORDER BY ${newestFirstSql} LIMIT ${maxTotalCount + 1}`);
  return readPage<InDatabase<AdminDeposit, 'createdAt' | 'paidAt'>>(statements, query, {
    filters,
    usesCustomPlan: query.search !== null,
    countSelect: `SELECT FROM (${counted}) AS found`,
    page: ({ limit, offset }) => {
      const found = unionSql(
        conditions,
        'deposit.id, deposit.created_at, deposit.deposit_amount',
        `ORDER BY ${order} LIMIT ${limit}::bigint + ${offset}::bigint`,
      );
      return `
        WITH page AS (
          SELECT deposit.id FROM (${found}) AS deposit ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
        SELECT deposit.id, deposit.purpose, covered.quotes -> 0 ->> 'id' AS "quoteId", deposit.status AS "paymentStatus",
          customer_name AS "customerName", customer_email AS "customerEmail", customer_phone AS "customerPhone",
          covered.quotes, ${orderLabelOfSql('deposit.order_id')} AS "order", total_amount AS "totalAmount", deposit_amount AS "depositAmount",
          ${refundedOfDepositSql} AS "refundedAmount",
          needs_delivery AS "needsDelivery", delivery_address AS "deliveryAddress",
          latest.checkout_id AS "sumupCheckoutId", latest.transaction_code AS "transactionCode",
          deposit.created_at AS "createdAt", paid_at AS "paidAt"
        FROM page JOIN deposit USING (id)
        CROSS JOIN LATERAL (SELECT ${quotesOfDepositSql} AS quotes) AS covered
        LEFT JOIN LATERAL (
          SELECT checkout_id, transaction_code FROM payment_attempt
          WHERE deposit_id = deposit.id ORDER BY number DESC LIMIT 1) AS latest ON true
        ORDER BY ${order}`;
    },
  });
}
