import type { QuoteChannel } from './quote-channel';

/** An order as lists name it. */
export interface OrderLabel {
  id: string;
  /** 'OR-26-00031'. */
  reference: string;
}

/** How the deposit of an order that staff take is to be paid. */
export const depositWays = [
  'bank-transfer',
  'card-link',
  'card-phone',
  'card-counter',
  'cash',
  'none',
] as const;
export type DepositWay = (typeof depositWays)[number];

/** A deposit that has not been paid yet. */
export interface AwaitedDeposit {
  amount: string;
  by: DepositWay;
  /** The last day for it, '2026-12-07'; null: none was agreed. */
  dueOn: string | null;
  isLate: boolean;
}

/** An order that staff take from quotes, by phone or at the counter. */
export interface TakeOrderRequest {
  quoteIds: string[];
  channel: QuoteChannel;
  customerName: string;
  /** Needed for all that is sent by mail, and for the card page. */
  customerEmail?: string | null;
  customerPhone: string;
  needsDelivery: boolean;
  deliveryAddress?: string | null;
  /** Tops and delivery, as staff were shown it. */
  totalAmount: string;
  depositBy: DepositWay;
  /** The last day for a bank transfer. */
  dueOn?: string | null;
}

/** `POST /api/admin/orders/{orderId}/tops`: quotes that are made with an order of which nothing is cut yet. */
export interface AddTopsRequest {
  quoteIds: string[];
}

/** `PUT /api/admin/orders/{orderId}/delivery`: it is delivered, for the owner's fee, or collected. */
export interface SetDeliveryRequest {
  needsDelivery: boolean;
  /** Needed with delivery. */
  deliveryAddress?: string | null;
}

export interface TakenOrder extends OrderLabel {
  /** The first of its tops. */
  quoteId: string;
}
