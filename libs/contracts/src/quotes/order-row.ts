import type { AppointmentKind } from '../appointments/appointment';
import type { AdminQuote } from '../admin/quotes/quotes';
import type { TaskKind } from '../admin/orders/tasks';
import type { AwaitedDeposit, OrderLabel } from './order';
import type { OrderState } from './order-stage';
import type { QuoteChannel } from './quote-channel';

/**
 * Values of `?show=` in the list of orders. `overdue` is the late part of `due`; `to-confirm` are orders whose customer
 * has not answered a revised price.
 */
export const orderListParts = ['orders', 'quotes', 'to-do', 'due', 'overdue', 'to-confirm'] as const;
export type OrderListPart = (typeof orderListParts)[number];

/**
 * A row of `GET /api/admin/orders`: orders, and quotes that are not ordered. `?status=` takes an order's state, a quote's
 * status or `deleted`; also takes `?show=`, `?payment=`, `?job=`, `?from=` and `?to=`.
 */
export type AdminOrderRow = OrderRow | UnorderedQuoteRow;

/** A quote that is not ordered. */
export interface UnorderedQuoteRow extends AdminQuote {
  kind: 'quote';
}

export interface OrderRow extends OrderLabel {
  kind: 'order';
  /** First top that is not cancelled; of a cancelled order, the first. */
  leadQuoteId: string;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  channel: QuoteChannel;
  jobName: string | null;
  state: OrderState;
  price: string;
  tops: OrderRowTops;
  next: OrderRowNext;
  /** When it was placed. */
  since: string;
}

/** Tops of an order that are not cancelled; of a cancelled order, all. */
export interface OrderRowTops {
  /** Colours of the first three quotes. */
  colors: { name: string; hexCode: string; imageUrl: string | null }[];
  /** Number of quotes. */
  count: number;
  /** Number of tops. */
  quantity: number;
  /** Number of cancelled tops. */
  cancelled: number;
  /** Size of the first top in millimetres: as agreed, else as quoted. */
  length: number;
  width: number;
}

/** What the next step of an order depends on. Amounts in pounds. */
export interface OrderRowNext {
  /** Most urgent open task. */
  task: { kind: TaskKind; dueAt: string; isOverdue: boolean } | null;
  /** The next booked one; null: none. */
  appointment: { kind: AppointmentKind; startsAt: string } | null;
  awaitedDeposit: AwaitedDeposit | null;
  /** Part of the price that is not paid. */
  balance: string;
  /** Requested balance and its due date (London); null: not requested. */
  balanceDue: { amount: string; dueOn: string; isOverdue: boolean } | null;
  /** When the last top was handed over; null: not yet, or paid in full. */
  unpaidSince: string | null;
  /** Refunded for a cancelled order; '0.00': nothing. */
  refunded: string;
}

/** `GET /api/admin/orders/summary`: figures above the list of orders. */
export interface AdminOrderSummary {
  orders: number;
  /** Not handed over and not cancelled. */
  openOrders: number;
  awaitingDeposit: number;
  /** Saved in the last 30 London days and not ordered. */
  quotes: number;
  /** Sum of them in pounds, without declined and replaced ones. */
  quotesWorth: string;
  withTasks: number;
  /** Part of `withTasks` due by the end of today. */
  withTasksDueToday: number;
  due: number;
  balancesDue: string;
  overdue: number;
  balancesOverdue: string;
}
