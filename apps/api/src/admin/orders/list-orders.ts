import type { AdminOrderRow } from '@app/contracts';
import { In } from 'typeorm';
import { attachmentsOf } from '../../attachments';
import type { StatementRunner } from '../../database/statements';
import { Filters, orderBy, type Page, readPage } from '../../platform/lists/read-page';
import { ordersByReference, referenceOf } from '../../quotes';
import { numberOf } from '../quotes/quote-filters';
import { readQuoteListRows, toAdminQuote } from '../quotes/list-quotes';
import { type ListConditions, orderList, type OrderListQuery, readListConditions } from './order-filters';
import { readOrderRows } from './read-order-rows';

interface ListSource {
  kind: AdminOrderRow['kind'];
  table: string;
  /** SQL: the rows of the half. */
  base: string;
  id: string;
  at: string;
  total: string;
  reference: string;
}

const orders: ListSource = {
  kind: 'order',
  table: 'customer_order AS placed',
  base: 'placed.state IS NOT NULL',
  id: 'placed.id',
  at: 'placed.placed_at',
  total: 'placed.price',
  reference: numberOf('placed'),
};
const quotes: ListSource = {
  kind: 'quote',
  table: 'quote',
  base: 'true',
  id: 'quote.id',
  at: 'quote.created_at',
  total: 'quote.total_price',
  reference: numberOf('quote'),
};

/**
 * A page of orders and unordered quotes. Each half is read in index order and only as far as the page; details are read
 * only for the rows shown. A row whose reference was searched comes first.
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
    quoteIds.length > 0 ? attachmentsOf(statements, { quoteId: In(quoteIds) }) : [],
  ]);
  const rowsById = new Map<string, AdminOrderRow>([
    ...orderRows.map((row) => [row.id, row] as const),
    ...quoteRows.map((row) => [row.id, { kind: 'quote', ...toAdminQuote(row, attachments, now) }] as const),
  ]);
  return { rows: rows.map(({ id }) => rowsById.get(id)).filter((row) => row !== undefined), total };
}

async function readKeys(statements: StatementRunner, query: OrderListQuery, now: Date): Promise<Page<Key>> {
  const { search, sort } = query;
  const { values, isFound, ...conditions } = readListConditions(query, now);
  const sources = [
    { ...orders, filters: conditions.orders },
    { ...quotes, filters: conditions.quotes },
  ].flatMap(({ filters, ...part }) => (filters ? { ...part, filters } : []));
  if (sources.length === 0) return { rows: [], total: 0 };

  const halves = sources.map(({ base, filters: { condition }, ...part }) => ({
    ...part,
    condition: [base, condition, ...(isFound ? [isInHalf[part.kind](isFound)] : [])].join(' AND '),
  }));
  return readPage<Key>(statements, query, {
    filters: new Filters(values),
    countSelect: isFound ? countFound(conditions, isFound) : countAll(halves),
    // A generic plan, which must serve every page, would sort all rows.
    usesCustomPlan: true,
    page: ({ limit, offset }) => {
      const searchedReference = sort || !search ? null : referenceOf(search);
      const order =
        (searchedReference ? 'is_match DESC, ' : '') + orderBy(sort, orderList, 'at DESC, id DESC');
      const selects = halves.map(({ kind, table, id, at, condition, ...part }) => {
        const key = sort && sort.by !== 'created' ? `, ${part[sort.by]} AS key` : '';
        const isMatch = searchedReference
          ? `, ${isSearchedReference[kind](new Filters(values), searchedReference)} AS is_match`
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

const isInHalf: Record<ListSource['kind'], (isFound: string) => string> = {
  order: (isFound) =>
    `placed.id IN (SELECT placed_order_id FROM quote WHERE placed_order_id IS NOT NULL AND deleted_at IS NULL AND ${isFound})`,
  quote: (isFound) => isFound,
};

const countAll = (halves: readonly { table: string; condition: string }[]) => {
  const all = halves.map(({ table, condition }) => `SELECT 1 FROM ${table} WHERE ${condition}`);
  return `SELECT FROM (${all.join(' UNION ALL ')}) AS line`;
};

/** Quotes first: with many of them, no order is read. Only placed orders have quotes with their id. */
function countFound({ orders, quotes }: Pick<ListConditions, 'orders' | 'quotes'>, isFound: string): string {
  const isFiltered = orders !== null && orders.condition !== 'true';
  const halves = [
    ...(quotes ? [`SELECT 1 FROM quote WHERE ${quotes.condition} AND ${isFound}`] : []),
    ...(orders
      ? [
          `SELECT 1 FROM (
             SELECT DISTINCT placed_order_id
             FROM quote ${isFiltered ? 'JOIN customer_order AS placed ON placed.id = placed_order_id' : ''}
             WHERE placed_order_id IS NOT NULL AND deleted_at IS NULL AND ${isFound} AND ${orders.condition}) AS found`,
        ]
      : []),
  ];
  return `SELECT FROM (${halves.join(' UNION ALL ')}) AS line`;
}

const isSearchedReference: Record<ListSource['kind'], (filters: Filters, reference: string) => string> = {
  order: (filters, reference) => `placed.id IN (
    ${ordersByReference(filters, reference.replace('VT', 'OR'))}
    UNION ALL
    SELECT placed_order_id FROM quote WHERE deleted_at IS NULL
      AND ${numberOf('quote')} = ${filters.addParameter(Number(reference.split('-')[2]))}
      AND quote.reference LIKE ${filters.addParameter(reference)})`,
  quote: (filters, reference) => `quote.reference LIKE ${filters.addParameter(reference)}`,
};
