import type { PaymentMethod } from '../admin/money/ledger';

/** Latest and default due date, in days from today; smallest part payment, in pounds. */
export const balanceLimits = { daysAhead: 366, defaultDays: 14, smallestPart: 10 } as const;

/** `PUT /api/admin/quotes/{id}/balance-request`: requests the balance, or changes the request. */
export interface AskForBalanceRequest {
  /** London date at the end of which it is due (`2026-12-10`), not in the past. */
  dueOn: string;
  /** Smallest part payment, in pounds. Absent or null: all at once. */
  smallestPart?: string | null;
}

/** Staff's request for the balance of an order. */
export interface BalanceRequest {
  dueOn: string;
  smallestPart: string | null;
  /** Not paid in full, and the due date has passed. */
  isOverdue: boolean;
}

/** A balance request as staff see it. */
export interface AdminBalanceRequest extends BalanceRequest {
  askedAt: string;
  /** First name; null: the account was erased. */
  by: string | null;
}

/** Payments and balance of an order as its customer sees them, in pounds. */
export interface CustomerBalance {
  price: string;
  /** Payments, with negative amounts for refunds; newest first. */
  payments: { movedAt: string; method: PaymentMethod; amount: string }[];
  received: string;
  balance: string;
  /** Received above the price. */
  credit: string;
  /** Null: not requested yet. */
  request: BalanceRequest | null;
  /** `payable`: by card now. `in-review`: staff are checking a payment. `none`: nothing to pay by card. */
  state: 'payable' | 'in-review' | 'none';
  /** Account for a bank transfer instead; null: nothing is to be paid now, or the company takes no transfers. */
  bank: BankAccount | null;
}

export interface BankAccount {
  name: string;
  /** '00-00-00' */
  sortCode: string;
  number: string;
}

/** `POST /api/orders/{token}/balance-payments`: opens a card page for the balance or a part of it. */
export interface PayBalanceRequest {
  /** Pounds. */
  amount: string;
}
