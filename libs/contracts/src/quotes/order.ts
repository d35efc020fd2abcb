import type { QuoteChannel } from './quote-channel';

/** Id and reference of an order. */
export interface OrderLabel {
  id: string;
  /** 'OR-26-00031'. */
  reference: string;
}

/** How the deposit of an order taken by staff is to be paid. */
export const depositWays = [
  'bank-transfer',
  'card-link',
  'card-phone',
  'card-counter',
  'cash',
  'none',
] as const;
export type DepositWay = (typeof depositWays)[number];

/** An unpaid deposit. */
export interface AwaitedDeposit {
  amount: string;
  method: DepositWay;
  /** Due date, '2026-12-07'; null: none agreed. */
  dueOn: string | null;
  isLate: boolean;
}

/** An order that staff take from quotes, by phone or at the counter. */
export interface TakeOrderRequest {
  quoteIds: string[];
  channel: QuoteChannel;
  customerName: string;
  /** Required for mails and for the card page. */
  customerEmail?: string | null;
  customerPhone: string;
  needsDelivery: boolean;
  deliveryAddress?: string | null;
  /** Tops and delivery in pounds, as shown. */
  totalAmount: string;
  depositBy: DepositWay;
  /** Due date of a bank transfer. */
  dueOn?: string | null;
}

/** `POST /api/admin/orders/{orderId}/tops`: adds quotes to an order, before anything is cut. */
export interface AddTopsRequest {
  quoteIds: string[];
}

/** `PUT /api/admin/orders/{orderId}/delivery`: delivery, at the fixed fee, or collection. */
export interface SetDeliveryRequest {
  needsDelivery: boolean;
  /** Required with delivery. */
  deliveryAddress?: string | null;
  /** Floor and access; absent: unchanged. */
  accessNote?: string | null;
}

export interface TakenOrder extends OrderLabel {
  /** Quote of the first top. */
  quoteId: string;
}
