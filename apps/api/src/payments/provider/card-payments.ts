import type { Pence } from '@app/pricing';

/** What a hosted card page is opened for. Everything in it is stored before the provider is asked. */
export interface WantedCheckout {
  /** Ours, unique for each attempt: the provider makes one checkout of it however often it is sent. */
  reference: string;
  amount: Pence;
  description: string;
  /** Until when the page takes a card. */
  validUntil: Date;
  noticeUrl: string;
  returnUrl: string;
}

/** `failed`: the latest card was declined, the page offers another try. `unknown`: a word we do not know, so ask again. */
export type CheckoutState = 'pending' | 'failed' | 'expired' | 'paid' | 'unknown';

export interface CheckoutTransaction {
  /** Of a charge that succeeded it is always there. */
  id: string;
  code: string | null;
  state: 'successful' | 'failed' | 'pending' | 'cancelled' | 'refunded' | 'unknown';
  /** Null where the provider did not say it, or not as a whole number of pence. */
  amount: Pence | null;
  currency: string | null;
}

/** A checkout as the provider tells it; only what is asked for by our own stored id is believed. */
export interface Checkout {
  id: string;
  reference: string | null;
  merchantCode: string | null;
  currency: string | null;
  amount: Pence | null;
  state: CheckoutState;
  /** The hosted page; null where the answer did not carry it or it lies outside the allowed origin. */
  paymentUrl: string | null;
  validUntil: Date | null;
  transactions: CheckoutTransaction[];
  evidence: unknown;
}

/** An answer that is no fact: the call may or may not have been carried out, so ask again. */
export type NoAnswer =
  | {
      kind: 'unavailable';
      reason: string;
      /** A firewall in front of the provider turned the request away. */
      isBlocked?: true;
    }
  | { kind: 'rate-limited'; retryAfterMs: number | null }
  /** The key or the merchant is not accepted: a matter for staff, not for the customer. */
  | {
      kind: 'unauthorised';
      /** The provider accepts it, and we do not: a sandbox in production, or real money in a rehearsal (D55). */
      wrongAccount?: 'sandbox' | 'real';
    };

export type Refusable = { kind: 'rejected'; reason: string } | NoAnswer;
type Unfound = { kind: 'not-found' } | Refusable;

export type CreateResult =
  | { kind: 'ok'; checkout: Checkout }
  /** The reference has been used: the checkout exists, see `findByReference`. */
  | { kind: 'duplicate' }
  | Refusable;

export type ReadResult = { kind: 'ok'; checkout: Checkout } | Unfound;

export type FindResult = { kind: 'ok'; checkouts: Checkout[] } | Refusable;

export type DeactivateResult =
  | { kind: 'ok' }
  /** It has been processed: read it, it may be paid. */
  | { kind: 'processed' }
  /** It cannot be closed now: a card is being authorised on it. */
  | { kind: 'under-way' }
  | Unfound;

/** What became of a refund; `accepted` is not yet money: confirm it by reading the transaction. */
export type RefundResult = { kind: 'accepted' } | Unfound;

export interface TransactionRecord {
  id: string;
  state: CheckoutTransaction['state'];
  amount: Pence | null;
  currency: string | null;
  refunds: { amount: Pence | null; state: 'pending' | 'refunded' | 'failed' }[];
}

export type TransactionResult = { kind: 'ok'; transaction: TransactionRecord } | Unfound;

/** Money that moved, by the provider's books. */
export interface BookEntry {
  /** `chargeback`: the bank of whoever paid took it back. */
  kind: 'payment' | 'refund' | 'chargeback';
  /** Its own in these books, as far as the provider names each. */
  lineId: string;
  /** Of a refund or a chargeback, the payment's. */
  transactionId: string;
  transactionCode: string | null;
  at: Date;
  amount: Pence;
  /** Otherwise than online it was taken where the customer stood: by a reader, or as cash that was entered there. */
  means: 'card-online' | 'card-counter' | 'cash';
}

export type HistoryResult = { kind: 'ok'; entries: BookEntry[] } | Refusable;

export type MerchantResult = { kind: 'ok'; currency: string | null } | Refusable;

/**
 * What the shop needs from a card provider (D16). No method throws for anything the provider or the network
 * does, each answers within its deadline, and each may be called again at any time without harm.
 */
export abstract class CardPayments {
  abstract readonly merchantCode: string;

  abstract createCheckout(wanted: WantedCheckout): Promise<CreateResult>;
  abstract readCheckout(id: string): Promise<ReadResult>;
  abstract findByReference(reference: string): Promise<FindResult>;
  /**
   * The checkout that was made of a reference of ours; it is believed only by its id. A list may hold what nobody asked
   * for; of more than one of ours, the one with money on it is the one that matters.
   * @param heard of what came of each call
   */
  async readByReference(
    reference: string,
    heard: (result: { kind: string }) => void = () => undefined,
  ): Promise<ReadResult | { kind: 'not-listed' }> {
    const list = await this.findByReference(reference);
    heard(list);
    if (list.kind !== 'ok') return list;
    const ours = list.checkouts.filter((checkout) => checkout.reference === reference);
    const listed = ours.find(({ state }) => state === 'paid') ?? ours[0];
    if (!listed) return { kind: 'not-listed' };
    const result = await this.readCheckout(listed.id);
    heard(result);
    return result;
  }

  abstract deactivateCheckout(id: string): Promise<DeactivateResult>;
  /** Not idempotent at the provider: read the transaction before trying again. */
  abstract refund(transactionId: string, amount: Pence): Promise<RefundResult>;
  abstract readTransaction(id: string): Promise<TransactionResult>;
  /** Everything in pounds that was paid and given back from an instant on and before another, oldest first; all of it or no answer. */
  abstract listTransactions(since: Date, before: Date): Promise<HistoryResult>;
  /** Proves key and merchant code, and that the account is of the kind that this shop takes (D55). */
  abstract checkMerchant(): Promise<MerchantResult>;
}
