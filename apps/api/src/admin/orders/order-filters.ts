import {
  deletedQuotes,
  handedOver,
  orderListParts,
  type OrderState,
  orderStates,
  quoteStatuses,
} from '@app/contracts';
import { oneOf } from '../../database/one-of';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { Filters } from '../../platform/lists/read-page';
import { quotesOfOpenTasks } from '../../staff-tasks';
import {
  numberOf,
  quoteFilters,
  readSharedFilters,
  searchedQuotes,
  type QuoteListQuery,
} from '../quotes/quote-filters';
import { type QuoteSearch, readQuoteSearch } from '../quotes/read-quote-search';

/** By reference: orders before quotes, each by number. */
export const orderList = {
  statuses: [...orderStates, ...quoteStatuses, deletedQuotes],
  sorts: { created: 'at', total: 'key', reference: 'kind, key' },
} as const;

/** @throws AppError `request/invalid`, naming the parameter */
export function readOrderListQuery(query: Readonly<Record<string, unknown>>) {
  const { search, ...wanted } = readListQuery(query, orderList);
  return {
    ...wanted,
    show: readChoice(query, 'show', orderListParts),
    ...readSharedFilters(query),
    search: search === null ? null : readQuoteSearch(search),
  };
}

export type OrderListQuery = ReturnType<typeof readOrderListQuery>;

/** SQL: a quote whose top is in no order. */
export const inNoOrderSql =
  'NOT EXISTS (SELECT FROM order_item WHERE order_item.top_id = quote.top_id AND is_placed)';

const isUnpaid = `${oneOf('placed.state', handedOver)} AND placed.price > placed.received`;

/** SQL: a balance was requested, or the order was handed over and is not paid. */
export const isDue = `(placed.balance_due_before IS NOT NULL OR (${isUnpaid}))`;
export const isOverdue = (now: string) =>
  `(placed.balance_due_before <= ${now} OR (placed.balance_due_before IS NULL AND ${isUnpaid}))`;

const orderOfTops = (tops: string) =>
  `SELECT order_id FROM (${tops}) AS top JOIN order_item USING (top_id) WHERE is_placed`;

export const ordersToDo = orderOfTops(quotesOfOpenTasks);

/** SQL: ids of the orders that a reference names: their own, or that of a quote for one of their tops. */
export function ordersByReference(filters: Filters, reference: string): string {
  const number = filters.addParameter(Number(reference.split('-')[2]));
  const hasReference = (table: string, pattern: string) =>
    `${numberOf(table)} = ${number} AND ${table}.reference LIKE ${filters.addParameter(pattern)}`;
  return `
    SELECT id FROM customer_order AS searched WHERE state IS NOT NULL AND ${hasReference('searched', reference.replace('VT', 'OR'))}
    UNION ALL
    ${orderOfTops(`SELECT top_id FROM quote WHERE deleted_at IS NULL AND ${hasReference('quote', reference)}`)}`;
}

const isOrderState = (status: string | null): status is OrderState =>
  (orderStates as readonly (string | null)[]).includes(status);

/** Conditions on `placed` and on `quote` that share one list of values; null leaves that half out. */
export interface ListConditions {
  orders: Filters | null;
  quotes: Filters | null;
  values: unknown[];
}

export function readListConditions({ status, ...wanted }: OrderListQuery, now: Date): ListConditions {
  const values: unknown[] = [];
  const { show, payment } = wanted;
  const quoteStatus = isOrderState(status) ? undefined : status;
  const hasOrders = show !== 'quotes' && !quoteStatus;
  // Every paid quote is part of an order.
  const hasQuotes = payment !== 'paid' && (show === null || show === 'quotes' || show === 'to-do');
  return {
    orders: hasOrders ? orderConditions({ ...wanted, status }, values, now) : null,
    quotes:
      hasQuotes && quoteStatus !== undefined
        ? quoteConditions({ ...wanted, status: quoteStatus }, values)
        : null,
    values,
  };
}

function quoteConditions(
  { show, ...wanted }: Omit<OrderListQuery, 'status'> & Pick<QuoteListQuery, 'status'>,
  values: unknown[],
): Filters {
  const filters = quoteFilters(wanted, new Filters(values));
  if (wanted.status !== deletedQuotes) filters.and(inNoOrderSql);
  return show === 'to-do'
    ? filters.and(`quote.id IN (SELECT id FROM (${quotesOfOpenTasks}) AS task)`)
    : filters;
}

function orderConditions(wanted: OrderListQuery, values: unknown[], now: Date): Filters {
  const { status, show, payment, job, since, before, search } = wanted;
  const filters = new Filters(values)
    .and('placed.state IS NOT NULL')
    .where(status, (placeholder) => `placed.state = ${placeholder}`)
    .where(payment, (placeholder) => `placed.deposit_state = ${placeholder}`)
    .where(
      job,
      (placeholder) =>
        `placed.id IN (${orderOfTops(`SELECT top_id FROM job_top WHERE job_id = ${placeholder}`)})`,
    )
    .where(since, (at) => `placed.placed_at >= ${at}`)
    .where(before, (at) => `placed.placed_at < ${at}`);
  if (show === 'to-do') filters.and(`placed.id IN (${ordersToDo})`);
  if (show === 'due') filters.and(isDue);
  if (show === 'overdue') filters.and(isOverdue(filters.addParameter(now)));
  return search ? filters.and(searchedOrders(filters, search)) : filters;
}

/** SQL: ids of the orders that have an invoice of this number or a card payment of this code. */
function ordersByCode(filters: Filters, code: string): string {
  return `
    SELECT order_id FROM invoice WHERE number = ${filters.addParameter(code)}
    UNION ALL
    SELECT order_id FROM payment_attempt JOIN deposit ON deposit.id = deposit_id
    WHERE lower(transaction_code) LIKE ${filters.addParameter(code.toLowerCase())}`;
}

/** An order is found by its own number, its documents and payments, and by any quote for one of its tops. */
function searchedOrders(filters: Filters, search: QuoteSearch): string {
  if (search.column === 'order')
    return `placed.reference = ${filters.addParameter(search.alternatives[0]?.[0])}`;
  const found = `SELECT top_id FROM quote WHERE deleted_at IS NULL AND ${searchedQuotes(filters, search)}`;
  const ids = [
    orderOfTops(found),
    ...(search.reference ? [ordersByReference(filters, search.reference)] : []),
    ...(search.code ? [ordersByCode(filters, search.code)] : []),
  ];
  return `placed.id IN (${ids.join(' UNION ALL ')})`;
}
