import type { OrderLabel } from '../../quotes/order';

/** Characters of a statement: a year of a busy account. */
export const bankStatementLimits = { text: 1_000_000, rows: 10_000, suggestions: 5 } as const;

/** `POST /api/admin/bank-statements/preview`: the file as the bank exports it, CSV or OFX. */
export interface BankStatementRequest {
  statement: string;
}

/** `POST /api/admin/bank-statements`: records the chosen lines. Lines without a decision are kept until there is one. */
export interface ImportBankStatementRequest extends BankStatementRequest {
  lines: BankLineDecision[];
}

/** `POST /api/admin/bank-statements/undecided`: decides on lines that were kept. `GET` lists them as `BankLine[]`. */
export interface DecideBankLinesRequest {
  lines: BankLineDecision[];
}

export interface BankLineDecision {
  /** Id of the line in the preview. */
  id: string;
  /** The order's quote; null: the money is not for an order. */
  quoteId: string | null;
}

/**
 * `matched`: reference and amount fit one order. `recorded`: staff have recorded this payment, which is linked to the
 * line. `suggested`: some orders fit in part. `imported`: recorded from an earlier file. `set-aside`: staff decided that
 * it is not for an order. `payout`: the card provider's payout of card payments that are recorded already.
 */
export const bankLineStates = [
  'matched',
  'recorded',
  'suggested',
  'unknown',
  'imported',
  'set-aside',
  'payout',
] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Why an order is suggested. */
export const bankMatches = ['reference', 'amount-and-name', 'amount', 'name'] as const;
export type BankMatch = (typeof bankMatches)[number];

/** What is to be paid next on an order. `later`: the rest of the price, which nobody has asked for yet. */
export const bankLineDues = ['deposit', 'balance', 'later'] as const;
export type BankLineDue = (typeof bankLineDues)[number];

/** An order that a line may be for, best first. */
export interface BankLineOrder {
  quoteId: string;
  /** Null: the quote is not ordered; recording the payment orders it. */
  order: OrderLabel | null;
  /** Of the quote. */
  reference: string;
  customerName: string | null;
  /** Pounds to pay now. */
  due: string;
  dueFor: BankLineDue;
  because: BankMatch;
}

/** Money that came in. */
export interface BankLine {
  id: string;
  /** `2026-11-21`. */
  paidOn: string;
  /** Pounds. */
  amount: string;
  /** Payer and reference, as the bank writes them. */
  text: string;
  state: BankLineState;
  orders: BankLineOrder[];
  /** What the card provider says it paid out; `amount` in pounds. */
  payout: { reference: string | null; amount: string } | null;
  /** Kept from an earlier file until there is a decision. */
  isKept: boolean;
  /** `imported`: the order it was recorded on. */
  recordedOn: RecordedBankLine | null;
  /** Another file had a line of this day and amount: perhaps the same one. */
  isPerhapsImported: boolean;
}

export interface RecordedBankLine {
  order: OrderLabel;
  customerName: string | null;
}

export interface BankStatementProblem {
  row: number;
  message: string;
}

/** What a statement says. Nothing can be imported while there are problems. */
export interface BankStatementPreview {
  /** The bank with this format, such as 'Barclays'; null: not recognised. */
  bank: string | null;
  problems: BankStatementProblem[];
  credits: BankLine[];
  /** Number of payments out, which are ignored. */
  debits: number;
}

export interface ImportBankStatementResponse {
  recorded: number;
  /** Pounds recorded. */
  amount: string;
  /** Lines linked to payments that staff had recorded. */
  linked: number;
  setAside: number;
  /** Lines that an earlier import had recorded. */
  repeated: number;
  /** Lines of the file that wait for a decision. */
  undecided: number;
  /** Lines that could not be recorded, and why. They wait for a decision. */
  refused: RefusedBankLine[];
}

export interface RefusedBankLine extends Pick<BankLine, 'paidOn' | 'amount' | 'text'> {
  message: string;
}

/** Transfers on imported statements that nobody has decided on. */
export interface UndecidedTransfers {
  transfers: number;
  /** Pounds. */
  amount: string;
}
