/** Kind of a ledger entry. A `correction` reverses another entry, which stays unchanged. */
export const ledgerKinds = ['payment', 'refund', 'chargeback', 'correction'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** How money moved. `other`: refunded outside the shop. */
export const paymentMethods = ['card-online', 'card-counter', 'bank-transfer', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Means that staff can record; online payments are recorded automatically. */
export const recordedMethods = ['bank-transfer', 'card-counter', 'cash'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];

/**
 * `POST /api/admin/quotes/{id}/payments`: an offline payment for the order of a quote. A quote that is not ordered
 * becomes an order.
 */
export interface RecordPaymentRequest {
  /** Pounds, above 0 and at most the price of the order. */
  amount: string;
  method: RecordedMethod;
  /** London date of the payment (`2026-11-21`), not in the future. */
  paidOn: string;
  /** Shown to staff only. */
  note?: string | null;
  /** Mails the customer a receipt, if there is an address; absent: true. */
  sendsReceipt?: boolean;
}

/** `POST /api/admin/quotes/{id}/payments/refund-credit`: money that staff refunded, not to the card. */
export interface RefundCreditRequest extends Pick<RecordPaymentRequest, 'method' | 'paidOn' | 'note'> {
  /** Pounds, above 0 and at most the credit. */
  amount: string;
  /** Allows more than the credit, up to what was received; needs a note. */
  isMoreThanCredit?: boolean;
}

/** `POST /api/admin/quotes/{id}/payments/{entryId}/undo`: reverses an entry that staff recorded. */
export interface UndoPaymentRequest {
  reason: string;
}
/** Characters of a note or a reason; how many days ago a payment may have been. */
export const ledgerLimits = { note: 300, daysAgo: 731 } as const;

/** Payments on the order of a quote, and what is left to pay. Amounts in pounds. */
export interface QuoteLedger {
  /** Newest first. */
  entries: LedgerLine[];
  /** Tops and delivery, less `loweredBy`. */
  price: string;
  /** Part of the price that was refunded after it was invoiced, and is not requested again. */
  loweredBy: string;
  received: string;
  /** Left to pay; '0.00' if nothing is. */
  balance: string;
  /** Received above the price. */
  credit: string;
  /** Part of the deposit that is not paid yet. */
  missingDeposit: string;
}

export interface LedgerLine {
  id: string;
  kind: LedgerKind;
  method: PaymentMethod;
  /** Pounds, negative for money that went out; if counted, this order's part. */
  amount: string;
  /** Part of `received`. False for a second charge, or one under review. */
  isCounted: boolean;
  /** Running total after this entry, in pounds. */
  receivedAfter: string;
  movedAt: string;
  /** London day it moved, if that month was locked when it was entered; `movedAt` is then the day of entry. */
  paidOn: string | null;
  recordedAt: string;
  /** First name of who recorded it; null: the system, or the account was erased. */
  by: string | null;
  note: string | null;
  /** Reversed by a correction. */
  isUndone: boolean;
  /** Staff recorded it and may reverse it. */
  canBeUndone: boolean;
}
