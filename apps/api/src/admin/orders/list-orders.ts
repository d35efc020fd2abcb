import type { AdminOrderRow } from '@app/contracts';
import { In } from 'typeorm';
import { findAttachments } from '../../attachments';
import type { StatementRunner } from '../../database/statements';
import { Filters, listOrderSql, type Page, readPage } from '../../platform/lists/read-page';
import { ordersByReferenceSql, referenceOf } from '../../quotes';
import { referenceNumberSql } from '../quotes/quote-filters';
import { readQuoteListRows, toAdminQuote } from '../quotes/list-quotes';
import { type ListConditions, orderList, type OrderListQuery, readListConditions } from './order-filters';
import { readOrderRows } from './read-order-rows';

interface ListSource {
  kind: AdminOrderRow['kind'];
  table: string;
  /** Which rows of the table the list has, without filters. */
  isListedSql: string;
  id: string;
  at: string;
  total: string;
  reference: string;
}

const orderSource: ListSource = {
  kind: 'order',
  table: 'customer_order AS placed',
  isListedSql: 'placed.state IS NOT NULL',
  id: 'placed.id',
  at: 'placed.placed_at',
  total: 'placed.price',
  reference: referenceNumberSql('placed'),
};
const quotes: ListSource = {
  kind: 'quote',
  table: 'quote',
  isListedSql: 'true',
  id: 'quote.id',
  at: 'quote.created_at',
  total: 'quote.total_price',
  reference: referenceNumberSql('quote'),
};

/**
 * A page of orders and of quotes not yet ordered. Each source is read by an index up to the end of the page. Details are
 * read only for the rows shown. If the search is a reference, its row comes first.
 */
export async function listOrders(
  statements: StatementRunner,
  query: OrderListQuery,
  now: Date,
): Promise<Page<AdminOrderRow>> {
  const { rows, total } = await readKeys(statements, query, now);
  const idsOf = (kind: ListSource['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const quoteIds = idsOf('quote');
  const [orderRows, quoteRows, attachments] = await Promise.all([
    readOrderRows(statements, idsOf('order'), now),
    readQuoteListRows(statements, quoteIds),
    quoteIds.length > 0 ? findAttachments(statements, { quoteId: In(quoteIds) }) : [],
  ]);
  const rowsById = new Map<string, AdminOrderRow>([
    ...orderRows.map((row) => [row.id, row] as const),
    ...quoteRows.map((row) => [row.id, { kind: 'quote', ...toAdminQuote(row, attachments, now) }] as const),
  ]);
  return { rows: rows.map(({ id }) => rowsById.get(id)).filter((row) => row !== undefined), total };
}

async function readKeys(statements: StatementRunner, query: OrderListQuery, now: Date): Promise<Page<Key>> {
  const { search, sort } = query;
  const { values, isFoundSql, ...conditions } = readListConditions(query, now);
  const sources = [
    { ...orderSource, filters: conditions.orders },
    { ...quotes, filters: conditions.quotes },
  ].flatMap(({ filters, ...source }) => (filters ? { ...source, filters } : []));
  if (sources.length === 0) return { rows: [], total: 0 };

  const selections = sources.map(({ isListedSql: base, filters: { condition }, ...source }) => ({
    ...source,
    condition: [base, condition, ...(isFoundSql ? [isInSourceSql[source.kind](isFoundSql)] : [])].join(
      ' AND ',
    ),
  }));
  return readPage<Key>(statements, query, {
    filters: new Filters(values),
    countSelect: isFoundSql ? countFoundSql(conditions, isFoundSql) : countAllSql(selections),
    // PostgreSQL's generic plan would sort all rows.
    usesCustomPlan: true,
    page: ({ limit, offset }) => {
      const searchedReference = sort || !search ? null : referenceOf(search);
      const order =
        (searchedReference ? 'is_match DESC, ' : '') + listOrderSql(sort, orderList, 'at DESC, id DESC');
      const selects = selections.map(({ kind, table, id, at, condition, ...source }) => {
        const key = sort && sort.by !== 'created' ? `, ${source[sort.by]} AS key` : '';
        const isMatch = searchedReference
          ? `, ${isSearchedReferenceSql[kind](new Filters(values), searchedReference)} AS is_match`
          : '';
        return `(
          SELECT '${kind}' AS kind, ${id} AS id, ${at} AS at${key}${isMatch}
          FROM ${table} WHERE ${condition}
          ORDER BY ${order} LIMIT ${limit}::bigint + ${offset}::bigint)`;
      });
      return `
        SELECT kind, id FROM (${selects.join(' UNION ALL ')}) AS line
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
    },
  });
}

interface Key {
  kind: ListSource['kind'];
  id: string;
}

const isInSourceSql: Record<ListSource['kind'], (isFoundSql: string) => string> = {
  order: (isFoundSql) =>
    `placed.id IN (SELECT placed_order_id FROM quote WHERE placed_order_id IS NOT NULL AND deleted_at IS NULL AND ${isFoundSql})`,
  quote: (isFoundSql) => isFoundSql,
};

const countAllSql = (selections: readonly { table: string; condition: string }[]) => {
  const all = selections.map(({ table, condition }) => `SELECT 1 FROM ${table} WHERE ${condition}`);
  return `SELECT FROM (${all.join(' UNION ALL ')}) AS line`;
};

/**
 * The count is capped: quotes are counted first, and if they reach the cap, no order is read. `placed_order_id` is set
 * only for placed orders.
 */
function countFoundSql(
  { orders, quotes }: Pick<ListConditions, 'orders' | 'quotes'>,
  isFoundSql: string,
): string {
  const isFiltered = orders !== null && orders.condition !== 'true';
  const selections = [
    ...(quotes ? [`SELECT 1 FROM quote WHERE ${quotes.condition} AND ${isFoundSql}`] : []),
    ...(orders
      ? [
          `SELECT 1 FROM (
             SELECT DISTINCT placed_order_id
             FROM quote ${isFiltered ? 'JOIN customer_order AS placed ON placed.id = placed_order_id' : ''}
             WHERE placed_order_id IS NOT NULL AND deleted_at IS NULL AND ${isFoundSql} AND ${orders.condition}) AS found`,
        ]
      : []),
  ];
  return `SELECT FROM (${selections.join(' UNION ALL ')}) AS line`;
}

const isSearchedReferenceSql: Record<ListSource['kind'], (filters: Filters, reference: string) => string> = {
  order: (filters, reference) => `placed.id IN (
    ${ordersByReferenceSql(filters, reference.replace('VT', 'OR'))}
    UNION ALL
    SELECT placed_order_id FROM quote WHERE deleted_at IS NULL
      AND ${referenceNumberSql('quote')} = ${filters.addParameter(Number(reference.split('-')[2]))}
      AND quote.reference LIKE ${filters.addParameter(reference)})`,
  quote: (filters, reference) => `quote.reference LIKE ${filters.addParameter(reference)}`,
};
