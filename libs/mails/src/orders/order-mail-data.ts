import type { BankAccount } from '@app/content';

/** A top of an order, as it is cut. */
export interface MailTop {
  reference: string;
  /** The stone's name. */
  color: string;
  /** In mm, as agreed. */
  length: number;
  width: number;
  /** Number of equal tops. */
  quantity: number;
}

/** The progress of an order's tops. */
export interface OrderMailData {
  customerName: string | null;
  reference: string;
  /** At least one. */
  tops: readonly MailTop[];
  /** Delivered, not collected. */
  isDelivery: boolean;
  /** The booked delivery or collection; null: none yet. */
  appointment: { startsAt: Date; endsAt: Date } | null;
  /** /order/{token}, with the customer's secret token. */
  orderUrl: string;
}

/** What was paid for an order and what is still owed. Amounts in pounds. */
export interface OrderAccount {
  price: string;
  received: string;
  balance: string;
  /** Received beyond the price. */
  credit: string;
  /** From this time on the balance is overdue; null: it was not requested yet. */
  dueBefore: Date | null;
  /** The account for a transfer; null: none. */
  bank: BankAccount | null;
}

export interface HandedOverMailData extends OrderMailData {
  /** Null: not known, or the recipient may not see it. */
  account: OrderAccount | null;
}

/** The drawings of tops whose sizes are agreed, attached as PDFs. */
export interface DrawingMailData extends OrderMailData {
  /** The customer has not agreed to all of them yet. */
  isToAgree: boolean;
  /** It is mailed again although nothing has changed. */
  isReminder: boolean;
}

/** An order, or some of its tops, was cancelled, and what happens to the money. Amounts in pounds. */
export interface OrderCancelledMailData {
  customerName: string | null;
  reference: string;
  /** The cancelled tops; at least one. */
  tops: readonly MailTop[];
  /** The whole order is cancelled. */
  isAll: boolean;
  received: string;
  refunded: string;
  /** The part not refunded to the card, and how it was refunded. */
  byHand: string;
  method: 'bank-transfer' | 'card-counter' | 'cash' | null;
  isByCustomer: boolean;
}

/** The customer is asked for a review. */
export interface OrderReviewMailData extends OrderMailData {
  reviewPage: { name: string; url: string };
}
