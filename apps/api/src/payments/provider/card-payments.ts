import type { Pence } from '@app/pricing';

/** All of these values are stored before the provider is called. */
export interface CheckoutRequest {
  /** Unique for each attempt. The provider creates at most one checkout for it, even if the request is repeated. */
  reference: string;
  amount: Pence;
  description: string;
  validUntil: Date;
  webhookUrl: string;
  returnUrl: string;
}

/** `failed`: the latest card was declined, but the page accepts another. `unknown`: not a state that we know. */
export type CheckoutState = 'pending' | 'failed' | 'expired' | 'paid' | 'unknown';

export interface CheckoutTransaction {
  /** A successful charge always has one. */
  id: string;
  code: string | null;
  state: 'successful' | 'failed' | 'pending' | 'cancelled' | 'refunded' | 'unknown';
  amount: Pence | null;
  currency: string | null;
}

/** Trusted only if it was read by the checkout id that we stored. */
export interface Checkout {
  id: string;
  reference: string | null;
  merchantCode: string | null;
  currency: string | null;
  amount: Pence | null;
  state: CheckoutState;
  /** URL of the hosted payment page; null if missing or outside the allowed origin. */
  paymentUrl: string | null;
  validUntil: Date | null;
  transactions: CheckoutTransaction[];
  evidence: object;
}

/** It is unknown whether the provider carried out the call. The outcome must be read later. */
export type InconclusiveResult =
  | {
      kind: 'unavailable';
      reason: string;
      isBlocked?: true;
    }
  | { kind: 'rate-limited'; retryAfterMs: number | null }
  | {
      kind: 'unauthorised';
      /** Set if we do not accept this kind of account: a sandbox in production, or real money in a rehearsal (D55). */
      wrongAccount?: 'sandbox' | 'real';
    };

export type Failure = { kind: 'rejected'; reason: string } | InconclusiveResult;
type FailureOrNotFound = { kind: 'not-found' } | Failure;

export type CreateResult =
  | { kind: 'ok'; checkout: Checkout }
  /** The checkout of this reference exists: see `findByReference`. */
  | { kind: 'duplicate' }
  | Failure;

export type ReadResult = { kind: 'ok'; checkout: Checkout } | FailureOrNotFound;

export type FindResult = { kind: 'ok'; checkouts: Checkout[] } | Failure;

export type DeactivateResult =
  | { kind: 'ok' }
  /** The checkout is in a final state, which may be 'paid'. */
  | { kind: 'already-processed' }
  /** A card is being authorised on this checkout. */
  | { kind: 'charge-pending' }
  | FailureOrNotFound;

/** `accepted` does not mean refunded: confirm it by reading the transaction. */
export type RefundResult = { kind: 'accepted' } | FailureOrNotFound;

export interface TransactionRecord {
  id: string;
  state: CheckoutTransaction['state'];
  amount: Pence | null;
  currency: string | null;
  refunds: { amount: Pence | null; state: 'pending' | 'refunded' | 'failed' }[];
}

export type TransactionResult = { kind: 'ok'; transaction: TransactionRecord } | FailureOrNotFound;

export interface HistoryEntry {
  /** `chargeback`: the payer's bank took the money back. */
  kind: 'payment' | 'refund' | 'chargeback';
  /** Unique in the history; the transaction's id if the provider gives no other. */
  historyItemId: string;
  /** For a refund or a chargeback, the id of the payment. */
  transactionId: string;
  transactionCode: string | null;
  at: Date;
  amount: Pence;
  /** `card-counter`: by card reader. */
  method: 'card-online' | 'card-counter' | 'cash';
}

export type HistoryResult = { kind: 'ok'; entries: HistoryEntry[] } | Failure;

/** `payout`: a payment that is paid out; the others are deductions. `other`: not for a customer's payment, such as a subscription fee. */
export const payoutEntryKinds = ['payout', 'refund', 'chargeback', 'other'] as const;
export type PayoutEntryKind = (typeof payoutEntryKinds)[number];

/** One payment in a payout to the bank, or one deduction from it. */
export interface PayoutEntry {
  /** Unique at the provider. */
  id: string;
  kind: PayoutEntryKind;
  /** The bank refused the transfer, so no money moved. */
  isFailed: boolean;
  /** The amount that was paid out, after the fee, or that was deducted. */
  amount: Pence;
  /** What the provider kept. For a deduction, it is deducted in addition. */
  fee: Pence;
  /** Day of the payout, `2026-11-21`. */
  paidOn: string;
  /** The reference on the bank's statement. All payments in one payout have the same. */
  reference: string | null;
  transactionCode: string | null;
}

export type PayoutsResult = { kind: 'ok'; entries: PayoutEntry[] } | Failure;

export type MerchantResult = { kind: 'ok'; currency: string | null } | Failure;

/**
 * What the shop needs from a card provider (D16). Every method has a deadline, and returns errors of the provider or the network
 * instead of throwing them. All except `refund` are safe to repeat.
 */
export abstract class CardPayments {
  abstract readonly merchantCode: string;

  abstract createCheckout(request: CheckoutRequest): Promise<CreateResult>;
  abstract readCheckout(id: string): Promise<ReadResult>;
  abstract findByReference(reference: string): Promise<FindResult>;
  /** If several checkouts have this reference, reads the paid one. @param onResult called with the result of each call */
  async readByReference(
    reference: string,
    onResult: (result: { kind: string }) => void = () => undefined,
  ): Promise<ReadResult | { kind: 'not-listed' }> {
    const list = await this.findByReference(reference);
    onResult(list);
    if (list.kind !== 'ok') return list;
    const matches = list.checkouts.filter((checkout) => checkout.reference === reference);
    const match = matches.find(({ state }) => state === 'paid') ?? matches[0];
    if (!match) return { kind: 'not-listed' };
    const result = await this.readCheckout(match.id);
    onResult(result);
    return result;
  }

  abstract deactivateCheckout(id: string): Promise<DeactivateResult>;
  /** Not idempotent: read the transaction before trying again. */
  abstract refund(transactionId: string, amount: Pence): Promise<RefundResult>;
  abstract readTransaction(id: string): Promise<TransactionResult>;
  /** Payments, refunds and chargebacks in pounds, oldest first: the complete list or a failure. */
  abstract listTransactions(since: Date, before: Date): Promise<HistoryResult>;
  /** Payouts in pounds from one day to another, inclusive, oldest first: the complete list or a failure. */
  abstract listPayouts(from: string, to: string): Promise<PayoutsResult>;
  abstract checkMerchant(): Promise<MerchantResult>;
}
