/** What an entry of the ledger is. A `correction` takes another entry back, which stays as it is. */
export const ledgerKinds = ['payment', 'refund', 'chargeback', 'correction'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** How money came and went. `other`: of what people have given back outside the shop, in whichever way. */
export const paymentMeans = ['card-online', 'card-counter', 'bank-transfer', 'cash', 'other'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** What staff record; money that came online enters by itself. */
export const recordedMeans = ['bank-transfer', 'card-counter', 'cash'] as const;
export type RecordedMeans = (typeof recordedMeans)[number];

/** `POST /api/admin/quotes/{id}/payments`: what was paid on the order of a quote otherwise than online; it makes one of a quote that is in none. */
export interface RecordPaymentRequest {
  /** Pounds, above 0 and at most the price of the order. */
  amount: string;
  means: RecordedMeans;
  /** London day (`2026-11-21`) on which it was paid, today at the latest. */
  paidOn: string;
  /** For staff alone. */
  note?: string | null;
  /** Its customer gets a receipt by mail, where there is an address; absent: yes. */
  sendsReceipt?: boolean;
}

/** `POST /api/admin/quotes/{id}/payments/give-back`: what staff gave back otherwise than to the card, of a credit or of more. */
export interface GiveBackCreditRequest extends Pick<RecordPaymentRequest, 'means' | 'paidOn' | 'note'> {
  /** Pounds, above 0 and at most the credit. */
  amount: string;
  /** Staff mean to give back more than the credit: at most what was received, with a note that says why. */
  isMoreThanCredit?: boolean;
}

/** `POST /api/admin/quotes/{id}/payments/{entryId}/undo`: of what came or went by hand. */
export interface UndoPaymentRequest {
  reason: string;
}
/** Longest note of a payment, longest reason of a correction, and how long ago a payment may have been, in days. */
export const ledgerLimits = { note: 300, daysAgo: 731 } as const;

/** What came in and went out on a quote, and on those in whose place it stands; with what is still to pay. */
export interface QuoteLedger {
  /** Newest first. */
  entries: LedgerLine[];
  /** Pounds: the top, with delivery where the deposit on it covers that; less `loweredBy`. */
  price: string;
  /** What of the price was given back since it was invoiced, and is not asked for again. */
  loweredBy: string;
  received: string;
  /** Still to pay; '0.00' where more has come in. */
  balance: string;
  /** What has come in above the price. */
  credit: string;
  /** What is still missing of the deposit. */
  missingDeposit: string;
}

export interface LedgerLine {
  id: string;
  kind: LedgerKind;
  means: PaymentMeans;
  /** Pounds with their sign; of what counts, the part that is this quote's. */
  amount: string;
  /** Whether it is part of what was received: a second charge, or one under review, is not. */
  isCounted: boolean;
  /** What had been received after it. */
  receivedAfter: string;
  movedAt: string;
  recordedAt: string;
  /** First name of who recorded it; null: the shop itself, or somebody who was forgotten. */
  by: string | null;
  note: string | null;
  /** A correction took it back. */
  isUndone: boolean;
  /** Staff recorded it, and may take it back. */
  canBeUndone: boolean;
}
