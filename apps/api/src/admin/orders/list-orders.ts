import type { AdminOrderLine } from '@app/contracts';
import { In } from 'typeorm';
import { attachmentsOf } from '../../attachments';
import type { StatementRunner } from '../../database/statements';
import { Filters, orderBy, type Page, readPage } from '../../platform/lists/read-page';
import { numberOf } from '../quotes/quote-filters';
import { readQuoteLines, toAdminQuote } from '../quotes/list-quotes';
import { orderList, ordersByReference, type OrderListQuery, readListParts } from './order-filters';
import { readOrderLines } from './read-order-lines';

interface Part {
  kind: AdminOrderLine['kind'];
  from: string;
  id: string;
  at: string;
  total: string;
  reference: string;
}

const orders: Part = {
  kind: 'order',
  from: 'customer_order AS placed',
  id: 'placed.id',
  at: 'placed.placed_at',
  total: 'placed.price',
  reference: numberOf('placed'),
};
const quotes: Part = {
  kind: 'quote',
  from: 'quote',
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
): Promise<Page<AdminOrderLine>> {
  const { rows, total } = await readKeys(statements, query, now);
  const idsOf = (kind: Part['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const quoteIds = idsOf('quote');
  const [orderLines, quoteRows, attachments] = await Promise.all([
    readOrderLines(statements, idsOf('order'), now),
    readQuoteLines(statements, quoteIds),
    quoteIds.length > 0 ? attachmentsOf(statements, { quoteId: In(quoteIds) }) : [],
  ]);
  const lines = new Map<string, AdminOrderLine>([
    ...orderLines.map((line) => [line.id, line] as const),
    ...quoteRows.map((row) => [row.id, { kind: 'quote', ...toAdminQuote(row, attachments, now) }] as const),
  ]);
  return { rows: rows.map(({ id }) => lines.get(id)).filter((line) => line !== undefined), total };
}

async function readKeys(statements: StatementRunner, query: OrderListQuery, now: Date): Promise<Page<Key>> {
  const { search, sort } = query;
  const { values, ...conditions } = readListParts(query, now);
  const parts = [
    { ...orders, filters: conditions.orders },
    { ...quotes, filters: conditions.quotes },
  ].flatMap(({ filters, ...part }) => (filters ? { ...part, filters } : []));
  if (parts.length === 0) return { rows: [], total: 0 };

  const all = parts.map(({ from, filters }) => `SELECT 1 FROM ${from} WHERE ${filters.condition}`);
  return readPage<Key>(statements, query, {
    filters: new Filters(values),
    all: `SELECT FROM (${all.join(' UNION ALL ')}) AS line`,
    // A plan for any page would sort all rows, so it is planned for this one.
    usesCustomPlan: true,
    page: ({ limit, offset }) => {
      const searched = sort ? null : (search?.reference ?? null);
      const order = (searched ? 'is_match DESC, ' : '') + orderBy(sort, orderList, 'at DESC, id DESC');
      const each = parts.map(({ kind, from, id, at, filters, ...part }) => {
        const key = sort && sort.by !== 'created' ? `, ${part[sort.by]} AS key` : '';
        const isMatch = searched ? `, ${matchesReference[kind](filters, searched)} AS is_match` : '';
        return `(
          SELECT '${kind}' AS kind, ${id} AS id, ${at} AS at${key}${isMatch}
          FROM ${from} WHERE ${filters.condition}
          ORDER BY ${order} LIMIT ${limit}::bigint + ${offset}::bigint)`;
      });
      return `
        SELECT kind, id FROM (${each.join(' UNION ALL ')}) AS line
        ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
    },
  });
}

interface Key {
  kind: Part['kind'];
  id: string;
}

const matchesReference: Record<Part['kind'], (filters: Filters, reference: string) => string> = {
  order: (filters, reference) => `placed.id IN (${ordersByReference(filters, reference)})`,
  quote: (filters, reference) => `quote.reference LIKE ${filters.place(reference)}`,
};
