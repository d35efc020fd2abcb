import type { PaymentPurpose } from '../payments/payment-purpose';
import type { PaymentStatus } from '../payments/payment-status';
import type { AdminJob } from '../quotes/job';
import type { QuoteLine } from '../quotes/quote-response';
import type { RevisionState } from '../quotes/quote-revision';
import type { QuoteStatus } from '../quotes/quote-status';
import type { RecordedAgreement } from './agreement';
import type { RefundDecision, ReviewDecision } from './deposits';
import type { Measurements } from './measurements';
import type { AdminQuote, PriceAdjustment } from './quotes';

/** `GET /api/admin/quotes/{id}`: everything about one quote, deleted or not. Money and documents are the order's. */
export interface AdminQuoteDetail extends AdminQuote {
  /** What of its top cannot be made as it was chosen, a sentence each (D53); absent: nothing. */
  contradictions?: string[];
  lines: QuoteLine[];
  adjustment: PriceAdjustment | null;
  color: { name: string; hexCode: string; imageUrl: string | null; stripUrl: string | null };
  cutouts: { id: number; name: string }[];
  materialId: number;
  colorId: number;
  thicknessId: number;
  sinkTypeId: number | null;
  cutoutIds: number[];
  deliveryAddress: string | null;
  /** Why it cannot be deleted (D22), in words; null where it can. */
  deletionBlocker: string | null;
  replaces: { id: string; reference: string } | null;
  replacedBy: { id: string; reference: string; totalPrice: string; state: RevisionState | null } | null;
  /** The revised quote that it is, with how the customer answered; null: it is none. */
  revision: {
    state: RevisionState;
    previousTotal: string;
    depositCredited: string;
    proposedAt: string;
    answeredAt: string | null;
    /** Null: it is not agreed to, or the customer agreed on the share page. */
    recorded: RecordedAgreement | null;
  } | null;
  /** The latest sizes that staff recorded; null: none yet. */
  measurements: Measurements | null;
  /** Newest first. */
  deposits: AdminQuoteDeposit[];
  /** The others of its job; null: it is of none. */
  jobDetail: AdminJob | null;
  /** Its customer's details came from somebody with its link; private links go to them once staff confirm them (D56). */
  isCustomerFromLink: boolean;
  /** What happened with it, newest first. */
  timeline: TimelineEvent[];
}

/** A deposit on a quote, or a payment of its balance by card; with what was tried to pay it. */
export interface AdminQuoteDeposit {
  id: string;
  purpose: PaymentPurpose;
  paymentStatus: PaymentStatus;
  depositAmount: string;
  refundedAmount: string;
  /** What can still be given back; '0.00' where nothing was taken. */
  refundableAmount: string;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  /** The quotes it covers. */
  quotes: { id: string; reference: string }[];
  createdAt: string;
  paidAt: string | null;
  /** Newest first. */
  attempts: PaymentAttemptDetail[];
  refunds: RefundDetail[];
}

export interface PaymentAttemptDetail {
  id: string;
  number: number;
  state: string;
  amount: string;
  /** What the card was charged as far as the provider has told; null: nothing is known. */
  chargedAmount: string | null;
  checkoutId: string | null;
  checkoutReference: string;
  transactionId: string | null;
  transactionCode: string | null;
  /** Where its page is, while a card may be entered there. */
  paymentUrl: string | null;
  /** Why people look at it, in words. */
  reviewReason: string | null;
  /** What staff may decide about it; empty where there is nothing to decide. */
  decisions: ReviewDecision[];
  createdAt: string;
  settledAt: string | null;
}

export interface RefundDetail {
  id: string;
  amount: string;
  reason: string;
  /** `confirmed` once the provider's own books show it; `settled-outside`: people have paid it in another way. */
  state: 'pending' | 'confirmed' | 'failed' | 'settled-outside';
  /** In words, where it did not go as it should. */
  remark: string | null;
  requestedAt: string;
  settledAt: string | null;
  by: string | null;
  /** What staff may decide about it; empty where it goes as it should. */
  decisions: RefundDecision[];
}

/** Something that happened to a quote, in words. */
export interface TimelineEvent {
  id: string;
  at: string;
  kind: string;
  text: string;
  /** A small cause or detail under it; for a note its words. */
  detail: string | null;
  tone: 'plain' | 'good' | 'bad' | 'note';
  /** First name of who did it; null: the shop itself, or the customer. */
  by: string | null;
}

/** `PUT /api/admin/quotes/{id}/status`. A way out of every status leads to every other (specification §4). */
export interface SetQuoteStatusRequest {
  status: QuoteStatus;
}

/** What it answers. */
export interface QuoteStatusResponse extends SetQuoteStatusRequest {
  id: string;
}

/** `PUT /api/admin/quotes/{id}/validity`. */
export interface SetValidityRequest {
  /** `2026-12-21`: the last London day on which the price holds. */
  lastValidDay: string;
}

/**
 * `PUT /api/admin/quotes/{id}/customer`: null or '' takes away what was known; what is left out stays as staff entered it.
 * What came with the quote's link stays only where it is sent.
 */
export interface SetCustomerRequest {
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  deliveryAddress?: string | null;
}

/** `POST /api/admin/quotes/{id}/follow-up` (D30): goes to the customer's address as it stands with the quote. */
export interface FollowUpRequest {
  subject: string;
  /** Paragraphs are parted by empty lines. */
  text: string;
}
export const followUpLimits = { subject: 120, text: 4_000 } as const;

/** `POST /api/admin/quotes/{id}/email`: the quote once more, to its customer or to another address. */
export interface EmailQuoteAgainRequest {
  email?: string | null;
}
