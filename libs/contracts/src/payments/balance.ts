import type { PaymentMeans } from '../admin/ledger';

/** Until when the balance may be asked for, in days; how many there usually are; and pounds that no part is below. */
export const balanceLimits = { daysAhead: 366, defaultDays: 14, smallestPart: 10 } as const;

/** `PUT /api/admin/quotes/{id}/balance-request`: asks for the balance, or asks for it otherwise. */
export interface AskForBalanceRequest {
  /** London day (`2026-12-10`) by the end of which it is due, today at the earliest. */
  dueOn: string;
  /** Pounds: it may be paid in parts, none of which is below this. Absent or null: all at once. */
  smallestPart?: string | null;
}

/** That staff ask for the balance of an order. */
export interface BalanceRequest {
  dueOn: string;
  smallestPart: string | null;
  /** Something is still to pay although the day is over. */
  isOverdue: boolean;
}

/** The same as staff see it. */
export interface AdminBalanceRequest extends BalanceRequest {
  askedAt: string;
  /** First name; null: somebody who was forgotten. */
  by: string | null;
}

/** The money of an order as its customer sees it. */
export interface CustomerBalance {
  price: string;
  /** What came in, and below nothing what was given back; newest first. */
  payments: { movedAt: string; means: PaymentMeans; amount: string }[];
  received: string;
  balance: string;
  /** What has come in above the price. */
  credit: string;
  /** Null: nobody has asked for it yet. */
  request: BalanceRequest | null;
  /** `payable` by card now. `in-review`: people look at a payment first. `none`: there is nothing to pay by card. */
  state: 'payable' | 'in-review' | 'none';
}

/** `POST /api/orders/{token}/balance-payments`: a card page for the balance, or for a part of it. It answers as a retry of a deposit does. */
export interface PayBalanceRequest {
  /** Pounds. */
  amount: string;
}
