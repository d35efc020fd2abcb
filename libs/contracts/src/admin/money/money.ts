import type { UndecidedTransfers } from './bank-statement';
import type { PaymentMethod } from './ledger';

/** `GET /api/admin/money?weeks=12`: newest week first. */
export interface MoneyWeek {
  /** Monday of the week, London date. */
  from: string;
  to: string;
  /**
   * Quotes saved that week, without declined and superseded ones and without revised prices that are not agreed;
   * `expected` is 10% of them, in pounds.
   */
  quotes: number;
  expected: string;
  /** Number of payments that week: deposits by card, and those that staff recorded. */
  deposits: number;
  recorded: number;
  received: string;
  /** `received` by means of payment, in pounds. */
  byMethod: Record<Exclude<PaymentMethod, 'other'>, string>;
  refunds: number;
  refunded: string;
  net: string;
}

/** Orders whose balance was requested and is not paid; `amount` in pounds. */
export interface BalancesDue {
  orders: number;
  amount: string;
}

/** `GET /api/admin/money/summary`: what the owner looks at first. Amounts in pounds. */
export interface MoneySummary {
  today: MoneyInPeriod;
  /** Since the first of the month. */
  month: MoneyInPeriod;
  balances: BalancesDue;
  overdue: BalancesDue;
  /** Open tasks about money that does not fit: reviews, refunds and the provider's records. */
  differences: number;
  undecided: UndecidedTransfers;
  /** What the card provider sent to the bank last. */
  lastPayout: { paidOn: string; amount: string } | null;
}

/** Received, refunded, and the difference. */
export type MoneyInPeriod = Pick<MoneyWeek, 'received' | 'refunded' | 'net'>;

export interface MoneyResponse {
  weeks: MoneyWeek[];
  balances: BalancesDue;
  /** Part of `balances` that is past its due date. */
  overdue: BalancesDue;
  total: Omit<MoneyWeek, 'from' | 'to'>;
}
