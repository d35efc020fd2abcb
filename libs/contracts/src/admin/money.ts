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

/** `GET /api/admin/money/days/{day}?page=&pageSize=`: our books beside the provider's, of one London day. */
export interface ReconciliationResponse {
  day: string;
  /** null: the provider could not be asked; the rows are ours alone. */
  askedAt: string | null;
  ours: { payments: number; amount: string; refunds: number; refunded: string };
  theirs: { payments: number; amount: string; refunds: number; refunded: string } | null;
  isEqual: boolean | null;
  /** Rows on which the two do not agree, and rows on all pages. */
  differences: number;
  total: number;
  /** A page of them: first what does not agree. */
  rows: ReconciliationRow[];
  /** What was taken on the same account where the customer stood: no part of the sums. The first 200. */
  takings: Taking[];
  takingsTotal: number;
}

export interface Taking {
  kind: 'payment' | 'refund' | 'chargeback';
  at: string;
  means: Exclude<PaymentMeans, 'bank-transfer' | 'other'>;
  amount: string;
  transactionCode: string | null;
  /** The order on which staff recorded as much on that day. */
  quotes: { id: string; reference: string }[];
}

export interface ReconciliationRow {
  kind: 'payment' | 'refund' | 'chargeback';
  /** `ours`: the provider does not know it. `theirs`: we do not. */
  verdict: 'equal' | 'differs' | 'ours' | 'theirs' | 'unchecked';
  at: string;
  transactionId: string | null;
  transactionCode: string | null;
  depositId: string | null;
  quotes: { id: string; reference: string }[];
  ours: string | null;
  theirs: string | null;
}

/** `GET /api/admin/money/books`: how far the provider's books have been compared by themselves, and what did not agree. */
export interface BooksResponse {
  /** When a day was compared last; null: none has been yet. */
  comparedAt: string | null;
  /** London days of the last comparison, the first and the last of them. */
  since: string | null;
  until: string | null;
  /** Days that are still to be compared. */
  waiting: number;
  /** Why a day could not be compared, where it could not. */
  failure: string | null;
  /** Newest first, at most 100 of each. */
  open: BooksDifference[];
  openTotal: number;
  closed: BooksDifference[];
}

/** Something on which our books and the provider's do not agree, or of which the shop had no part. */
export interface BooksDifference {
  id: string;
  kind: ReconciliationRow['kind'];
  verdict: 'differs' | 'ours' | 'theirs';
  day: string;
  at: string;
  transactionId: string | null;
  transactionCode: string | null;
  ours: string | null;
  theirs: string | null;
  /** It was plain what it was of, and is in the ledger since. */
  isEntered: boolean;
  quotes: { id: string; reference: string }[];
  foundAt: string;
  /** It has gone by itself, or staff have said what it was. */
  closedAt: string | null;
  /** First name. */
  closedBy: string | null;
  note: string | null;
}

/** `PUT /api/admin/money/differences/{id}`: what it was about; null: that is to be found out after all. */
export interface SettleDifferenceRequest {
  note: string | null;
}

/** `GET /api/admin/money/payouts`: what the provider paid out in the last weeks, newest first. */
export interface PayoutsResponse {
  /** `not-available`: the account does not tell; `no-answer`: it could not be asked just now. */
  state: 'ok' | 'not-available' | 'no-answer';
  payouts: Payout[];
}

/** What arrived on a day, with all that makes it up. */
export interface Payout {
  day: string;
  reference: string;
  /** Pounds, less fees and what was taken off; below nothing where that was more. */
  amount: string;
  fees: string;
  lines: PayoutLine[];
}

export interface PayoutLine {
  /** What was paid out for a payment, or taken off for money that went back. */
  kind: 'payment' | 'refund' | 'chargeback' | 'other';
  transactionCode: string | null;
  amount: string;
  fee: string;
  /** Of orders whose payment it is; none of what was taken at the counter. */
  quotes: { id: string; reference: string }[];
}
