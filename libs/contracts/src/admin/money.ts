import type { PaymentMeans } from './ledger';

/** `GET /api/admin/money?weeks=12`: newest week first. */
export interface MoneyWeek {
  /** London day of its Monday. */
  from: string;
  to: string;
  /** Deposits expected of the quotes saved that week, 10 % of each: neither of declined nor of superseded ones, nor of a revised price without consent. */
  quotes: number;
  expected: string;
  /** What was paid that week: deposits by card, and what staff recorded. */
  deposits: number;
  recorded: number;
  received: string;
  /** The same by how it was paid; pounds. */
  byMeans: Record<Exclude<PaymentMeans, 'other'>, string>;
  refunds: number;
  refunded: string;
  net: string;
}

/** Orders whose balance is asked for and not paid, and what is to come of them; pounds. */
export interface BalancesDue {
  orders: number;
  amount: string;
}

export interface MoneyResponse {
  weeks: MoneyWeek[];
  balances: BalancesDue;
  /** Of these those whose day is over. */
  overdue: BalancesDue;
  total: Omit<MoneyWeek, 'from' | 'to'>;
}
