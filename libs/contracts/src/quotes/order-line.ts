import type { AdminQuote } from '../admin/quotes';
import type { TaskKind } from '../admin/tasks';
import type { AwaitedDeposit, OrderLabel } from './order';
import type { OrderState } from './order-stage';
import type { QuoteChannel } from './quote-channel';

/** What `?show=` narrows the list of orders down to. `overdue` is what of `due` is late. */
export const orderListParts = ['orders', 'quotes', 'to-do', 'due', 'overdue'] as const;
export type OrderListPart = (typeof orderListParts)[number];

/**
 * A line of `GET /api/admin/orders`: orders, and quotes whose top is in no order, in one list. `?status=` takes an order's
 * state, a quote's status or `deleted`; also takes `?show=`, `?payment=`, `?job=`, `?from=` and `?to=`.
 */
export type AdminOrderLine = OrderLine | UnorderedQuoteLine;

/** A quote that is not ordered. */
export interface UnorderedQuoteLine extends AdminQuote {
  kind: 'quote';
}

export interface OrderLine extends OrderLabel {
  kind: 'order';
  /** The first of its tops that goes on; of a cancelled order the first. */
  leadQuoteId: string;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  channel: QuoteChannel;
  jobName: string | null;
  state: OrderState;
  price: string;
  tops: OrderLineTops;
  next: OrderLineNext;
  /** When it was placed. */
  since: string;
}

/** What of an order goes on; of a cancelled order, what went on. */
export interface OrderLineTops {
  /** Of the first three kinds of tops. */
  colors: { name: string; hexCode: string; imageUrl: string | null }[];
  /** How many kinds: one for each quote. */
  count: number;
  /** How many tops. */
  quantity: number;
  /** How many further tops were cancelled. */
  cancelled: number;
  /** Millimetres, of the first. */
  length: number;
  width: number;
}

/** From which follows what is next. */
export interface OrderLineNext {
  /** The most urgent. */
  task: { kind: TaskKind; dueAt: string; isOverdue: boolean } | null;
  awaitedDeposit: AwaitedDeposit | null;
  /** What of its price has not come in. */
  balance: string;
  /** That was asked for, and until when (a London day). */
  balanceDue: { amount: string; dueOn: string; isOverdue: boolean } | null;
  /** When the last top was handed over, where something is not paid. */
  unpaidSince: string | null;
  /** Of a cancelled order; '0.00': nothing. */
  givenBack: string;
}

/** `GET /api/admin/orders/summary`: the figures above the list, and how many lines each part of it has. */
export interface AdminOrderSummary {
  orders: number;
  /** Of these, neither handed over nor cancelled. */
  goingOn: number;
  awaitingDeposit: number;
  /** Saved in the last 30 London days and not ordered. */
  quotes: number;
  /** Of those that were neither declined nor replaced. */
  quotesWorth: string;
  toDo: number;
  /** Of these, by the end of today. */
  toDoToday: number;
  due: number;
  balancesDue: string;
  overdue: number;
  balancesOverdue: string;
}
