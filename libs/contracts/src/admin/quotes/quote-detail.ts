import type { MakingNumbers } from '../../making/making-rules';
import type { TopLayout } from '../../quotes/top-layout';
import type { PaymentPurpose } from '../../payments/payment-purpose';
import type { PaymentStatus } from '../../payments/payment-status';
import type { AdminJob } from '../../quotes/job';
import type { SizeLimits } from '../../quotes/quote-limits';
import type { QuoteLine } from '../../quotes/quote-response';
import type { RevisionState } from '../../quotes/quote-revision';
import type { QuoteStatus } from '../../quotes/quote-status';
import type { RecordedAgreement } from './agreement';
import type { RefundDecision, ReviewDecision } from '../money/deposits';
import type { Measurements } from './measurements';
import type { AdminQuote, PriceAdjustment } from './quotes';

/** `GET /api/admin/quotes/{id}`: everything about one quote, deleted or not. Money and documents are the order's. */
export interface AdminQuoteDetail extends AdminQuote {
  /** Why the top cannot be made as chosen, one sentence each (D53); absent: it can. */
  contradictions?: string[];
  /** The sink and cut-outs concerned, by name. Absent: none. */
  conflictingParts?: string[];
  /** Notices about a large top or a room that is not square, one sentence each; absent: none. */
  notices?: string[];
  /** Staff's reason to make it although the rules refuse it; null: none. */
  overrideReason: string | null;
  /** The owner's numbers for its material. */
  making: MakingNumbers;
  lines: QuoteLine[];
  /** Sizes that staff may cut it to (D52). */
  sizeLimits: SizeLimits;
  adjustments: PriceAdjustment[];
  color: { name: string; hexCode: string; imageUrl: string | null; stripUrl: string | null };
  cutouts: { id: number; name: string }[];
  /** Where the customer placed the parts; null: not placed yet. */
  layout: TopLayout | null;
  materialId: number;
  colorId: number;
  thicknessId: number;
  sinkTypeId: number | null;
  cutoutIds: number[];
  deliveryAddress: string | null;
  /** Why it cannot be deleted (D22), as a sentence; null: it can. */
  deletionBlocker: string | null;
  replaces: { id: string; reference: string } | null;
  replacedBy: { id: string; reference: string; totalPrice: string; state: RevisionState | null } | null;
  /** Set on a revised quote, with the customer's answer; null: not a revised quote. */
  revision: {
    state: RevisionState;
    previousTotal: string;
    depositCredited: string;
    proposedAt: string;
    answeredAt: string | null;
    /** Null: not agreed, or the customer agreed online. */
    recorded: RecordedAgreement | null;
  } | null;
  /** Latest agreed sizes; null: none yet. */
  measurements: Measurements | null;
  /** Newest first. */
  deposits: AdminQuoteDeposit[];
  /** Its job with all quotes; null: none. */
  jobDetail: AdminJob | null;
  /** Somebody with the quote's link entered the customer's details. They get private links once staff confirm them (D56). */
  isCustomerFromLink: boolean;
  /** Newest first. */
  timeline: TimelineEvent[];
}

/** A deposit or balance payment by card, with its attempts. */
export interface AdminQuoteDeposit {
  id: string;
  purpose: PaymentPurpose;
  paymentStatus: PaymentStatus;
  depositAmount: string;
  refundedAmount: string;
  /** Pounds that can still be refunded; '0.00': none. */
  refundableAmount: string;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  /** Quotes covered by the payment. */
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
  /** Pounds charged, by the provider's record; null: not known. */
  chargedAmount: string | null;
  checkoutId: string | null;
  checkoutReference: string;
  transactionId: string | null;
  transactionCode: string | null;
  /** The card page, while it is open; null: closed. */
  paymentUrl: string | null;
  /** Why it is under review, as a sentence; null: it is not. */
  reviewReason: string | null;
  /** Decisions open to staff; empty: none needed. */
  decisions: ReviewDecision[];
  createdAt: string;
  settledAt: string | null;
}

export interface RefundDetail {
  id: string;
  amount: string;
  reason: string;
  /** `confirmed`: in the provider's records. `settled-outside`: refunded in another way. */
  state: 'pending' | 'confirmed' | 'failed' | 'settled-outside';
  /** What went wrong, as a sentence; null: nothing. */
  remark: string | null;
  requestedAt: string;
  settledAt: string | null;
  by: string | null;
  /** Decisions open to staff; empty: none needed. */
  decisions: RefundDecision[];
}

/** An event in the history of a quote or an order. */
export interface TimelineEvent {
  id: string;
  at: string;
  kind: string;
  text: string;
  /** Second line; for a note, its text. */
  detail: string | null;
  tone: 'plain' | 'good' | 'bad' | 'note';
  /** First name of the colleague; null: the system or the customer. */
  by: string | null;
}

/** `PUT /api/admin/quotes/{id}/status`. Any status may follow any other (specification §4). */
export interface SetQuoteStatusRequest {
  status: QuoteStatus;
  /** Reason to make it although the rules refuse it; required to approve such a quote. */
  overrideReason?: string | null;
}

/** Characters. */
export const maxOverrideReasonLength = 300;

/** Answer of `PUT /api/admin/quotes/{id}/status`. */
export interface QuoteStatusResponse {
  id: string;
  status: QuoteStatus;
}

/** `PUT /api/admin/quotes/{id}/validity`. */
export interface SetValidityRequest {
  /** Last London date on which the price is valid: `2026-12-21`. */
  lastValidDay: string;
}

/**
 * `PUT /api/admin/quotes/{id}/customer`: null or '' clears a field; absent fields keep what staff entered. Details that
 * came with the quote's link are kept only if they are sent.
 */
export interface SetCustomerRequest {
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  deliveryAddress?: string | null;
}

/** `POST /api/admin/quotes/{id}/follow-up` (D30): emails the quote's customer. */
export interface FollowUpRequest {
  subject: string;
  /** Empty lines separate paragraphs. */
  text: string;
}
export const followUpLimits = { subject: 120, text: 4_000 } as const;

/** `POST /api/admin/quotes/{id}/email`: sends the quote again, to its customer or another address. */
export interface EmailQuoteAgainRequest {
  email?: string | null;
}
