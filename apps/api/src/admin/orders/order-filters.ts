import {
  deletedFilter,
  handedOver,
  orderListParts,
  type OrderState,
  orderStates,
  quoteStatuses,
} from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { Filters } from '../../platform/lists/read-page';
import { quotesOfOpenTasksSql } from '../../staff-tasks';
import { matchesQuoteSql, readSearch } from '../../quotes';
import { quoteFilters, readSharedFilters, type QuoteListQuery } from '../quotes/quote-filters';

/** By reference: orders before quotes, each by number. */
export const orderList = {
  statuses: [...orderStates, ...quoteStatuses, deletedFilter],
  sorts: { created: 'at', total: 'key', reference: 'kind, key' },
} as const;

/** @throws AppError `request/invalid`, naming the parameter */
export function readOrderListQuery(query: Readonly<Record<string, unknown>>) {
  const { search, ...wanted } = readListQuery(query, orderList);
  return {
    ...wanted,
    show: readChoice(query, 'show', orderListParts),
    ...readSharedFilters(query),
    search: search === null ? null : readSearch(search),
  };
}

export type OrderListQuery = ReturnType<typeof readOrderListQuery>;

/** The quote's top is in no order. */
export const inNoOrderSql = 'quote.placed_order_id IS NULL';

const isUnpaidSql = `${oneOfSql('placed.state', handedOver)} AND placed.price > placed.received`;

/** A balance was requested, or the order was handed over and is not paid. */
export const isDueSql = `(placed.balance_due_before IS NOT NULL OR (${isUnpaidSql}))`;
export const isOverdueSql = (now: string) =>
  `(placed.balance_due_before <= ${now} OR (placed.balance_due_before IS NULL AND ${isUnpaidSql}))`;

const orderOfTopsSql = (tops: string) =>
  `SELECT order_id FROM (${tops}) AS top JOIN order_item USING (top_id) WHERE is_placed`;

const ordersToDoSql = orderOfTopsSql(quotesOfOpenTasksSql);

/** Orders whose customer has not answered a revised price. */
const ordersToConfirmSql = orderOfTopsSql(
  `SELECT top_id FROM quote JOIN quote_revision ON quote_id = quote.id WHERE state = 'proposed' AND deleted_at IS NULL`,
);

const isOrderState = (status: string | null): status is OrderState =>
  (orderStates as readonly (string | null)[]).includes(status);

/** Conditions on orders and on quotes, without the search. All share one list of values. */
export interface ListConditions {
  /** null: the list has no orders. */
  orders: Filters | null;
  /** null: the list has no quotes. */
  quotes: Filters | null;
  /** `quote` matches the search; null without a search. An order matches by any quote for one of its tops. */
  isFoundSql: string | null;
  values: unknown[];
}

export function readListConditions({ status, search, ...wanted }: OrderListQuery, now: Date): ListConditions {
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
    isFoundSql: search && matchesQuoteSql(new Filters(values), search),
    values,
  };
}

type Wanted = Omit<OrderListQuery, 'status' | 'search'>;

function quoteConditions(
  { show, ...wanted }: Wanted & Pick<QuoteListQuery, 'status'>,
  values: unknown[],
): Filters {
  const filters = quoteFilters({ ...wanted, search: null }, new Filters(values));
  if (wanted.status !== deletedFilter) filters.and(inNoOrderSql);
  return show === 'to-do'
    ? filters.and(`quote.id IN (SELECT id FROM (${quotesOfOpenTasksSql}) AS task)`)
    : filters;
}

function orderConditions(
  wanted: Wanted & Pick<OrderListQuery, 'status'>,
  values: unknown[],
  now: Date,
): Filters {
  const { status, show, payment, job, since, before } = wanted;
  const filters = new Filters(values)
    .where(status, (placeholder) => `placed.state = ${placeholder}`)
    .where(payment, (placeholder) => `placed.deposit_state = ${placeholder}`)
    .where(
      job,
      (placeholder) =>
        `placed.id IN (${orderOfTopsSql(`SELECT top_id FROM job_top WHERE job_id = ${placeholder}`)})`,
    )
    .where(since, (at) => `placed.placed_at >= ${at}`)
    .where(before, (at) => `placed.placed_at < ${at}`);
  if (show === 'to-do') filters.and(`placed.id IN (${ordersToDoSql})`);
  if (show === 'to-confirm') filters.and(`placed.id IN (${ordersToConfirmSql})`);
  if (show === 'due') filters.and(isDueSql);
  if (show === 'overdue') filters.and(isOverdueSql(filters.addParameter(now)));
  return filters;
}
