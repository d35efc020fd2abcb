import type { OrderLabel } from '../../quotes/order';

/** Characters of a statement: a year of a busy account. */
export const bankStatementLimits = { text: 1_000_000, rows: 10_000, suggestions: 5 } as const;

/** `POST /api/admin/bank-statements/preview`: the file as the bank exports it, CSV or OFX. */
export interface BankStatementRequest {
  statement: string;
}

/** `POST /api/admin/bank-statements`: records the chosen lines. Lines without a decision stay as they are. */
export interface ImportBankStatementRequest extends BankStatementRequest {
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

/** An order that a line may be for, best first. */
export interface BankLineOrder {
  quoteId: string;
  /** Null: the quote is not ordered; recording the payment orders it. */
  order: OrderLabel | null;
  /** Of the quote. */
  reference: string;
  customerName: string | null;
  /** Pounds still to pay. */
  owed: string;
  because: BankMatch;
}

/** Money that came in. */
export interface BankLine {
  id: string;
  /** Row in the file; the titles are row 1. */
  row: number;
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
  /** Another file had a line of this day and amount: perhaps the same one. */
  isPerhapsImported: boolean;
}

export interface BankStatementProblem {
  row: number;
  message: string;
}

/** What a statement says. Nothing can be imported while there are problems. */
export interface BankStatementPreview {
  /** Whose format it is, such as 'Barclays'; null: not recognised. */
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
  /** Lines that could not be recorded, and why. */
  refused: BankStatementProblem[];
}
