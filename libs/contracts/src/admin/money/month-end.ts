import type { OrderLabel } from '../../quotes/order';

/** Where money is, as accounting programs keep it. `card`: at the card provider until it is paid out. */
export const moneyAccounts = ['bank', 'card', 'cash'] as const;
export type MoneyAccount = (typeof moneyAccounts)[number];

/** Days past due of what customers owe: not due, 1 to 30, 31 to 60, 61 to 90, more. */
export const owedAges = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const;
export type OwedAge = (typeof owedAges)[number];

/** `2026-11`, London. */
export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

export const maxUntiedOrders = 20;

export interface UntiedOrder {
  order: OrderLabel;
  /** Pounds received without an invoice; negative: invoiced without being received, and no final invoice. */
  amount: string;
}

/** `GET /api/admin/accounts/months/{month}`. Amounts in pounds. */
export interface MonthEnd {
  month: string;
  isOver: boolean;
  /** Null: open, so entries and tax points may still be dated in it. */
  locked: { at: string; by: string | null } | null;
  /** By tax point; credit notes are negative. */
  invoiced: { documents: number; net: string; vat: string; gross: string };
  /** Money in and out of each account. */
  accounts: { account: MoneyAccount; received: string; returned: string }[];
  /**
   * What the card provider owes: at the start of the month, what came in and went back, what it kept and paid out, and
   * what is left; negative: it has to keep something from the next payout, or a payment is not entered.
   */
  cardAccount: {
    opening: string;
    received: string;
    returned: string;
    /** With what was deducted for something other than our payments. */
    fees: string;
    paidOut: string;
    closing: string;
  };
  /** Invoices unpaid at the end of the month; for the current month, unpaid now. */
  owed: { age: OwedAge; orders: number; amount: string }[];
  owedTotal: string;
  /** Boxes of the VAT return that only sales fill. Null: the company is not registered for VAT. */
  vat: { box1: string; box6: string } | null;
  /**
   * Orders of the month whose invoices and payments do not fit at its end, the largest difference first, up to
   * `maxUntiedOrders`. Empty: the month ties.
   */
  untied: UntiedOrder[];
  /** Entries of the month for money that moved in a month that was locked by then. */
  lateEntries: number;
}
