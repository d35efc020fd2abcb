import type { PaymentBlocker } from '../payments/payment-blocker';
import type { SaveQuoteRequest } from '../quotes/save-quote';
import type { OrderLabel } from '../quotes/order';
import type { JobLabel } from '../quotes/quote-response';
import type { OrderStage } from '../quotes/order-stage';
import type { QuoteStatus } from '../quotes/quote-status';
import type { Attachment, InquiryForm } from './inquiries';
import type { RecordedMeans } from './ledger';
import type { QuoteChannel } from '../quotes/quote-channel';

/** What `?payment=` filters by: how far the deposit is. `failed` is a latest deposit that was not paid. */
export const paymentFilters = ['none', 'open', 'failed', 'review', 'paid'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** `?status=` of the list takes a quote's status, or this for what was deleted (D22). */
export const deletedQuotes = 'deleted';

/** A line of `GET /api/admin/quotes` (D33). Also takes `?payment=`, `?job=`, `?from=` and `?to=` (London days, inclusive). */
export interface AdminQuote {
  id: string;
  reference: string;
  status: QuoteStatus;
  /** How far the work on it is; null: it is no order. */
  stage: OrderStage | null;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  material: { name: string };
  color: { name: string; hexCode: string; imageUrl: string | null };
  thickness: { displayName: string };
  sinkType: { name: string } | null;
  cutout: { name: string } | null;
  notes: string | null;
  /** Millimetres (D29). */
  length: number;
  width: number;
  /** Square metres of one top. */
  area: string;
  /** So many equal tops. */
  quantity: number;
  /** Of all of them. */
  totalPrice: string;
  createdAt: string;
  validUntil: string;
  /** How it reached us. */
  channel: QuoteChannel;
  /** 10 % of the price (specification §9). */
  expectedDeposit: string;
  /** What has come in on it, less what was given back. */
  receivedDeposit: string;
  /** All that was paid on it was given back: it stays `paid` (D17). The API always says it. */
  isRefunded?: boolean;
  /** The latest deposit; null: none yet. */
  deposit: { id: string; paymentStatus: string; depositAmount: string; createdAt: string } | null;
  /** How far the deposit is, as `?payment=` filters by it; `none`: it was never begun. The API always says it. */
  payment?: PaymentFilter;
  /** How money came in on it besides the card page, as staff recorded it. The API always says it. */
  recordedMeans?: RecordedMeans[];
  /** Why no deposit can be paid on it now; null where one can. */
  paymentBlocker: PaymentBlocker | null;
  /** Staff added a line of their own to the price. */
  isAdjusted: boolean;
  /** The sizes to cut have been confirmed with the customer. */
  isMeasured: boolean;
  /** Another quote took its place with the customer's consent. */
  isSuperseded: boolean;
  /**
   * Which quote for the same top counts in its place: the one on which money has come or is under way, else the newest
   * that the customer made of it. null: this one counts, as far as it does.
   */
  countsAs: { id: string; reference: string; isNewer: boolean } | null;
  /** The order that its top is part of; null: none was placed. The API always says it. */
  order?: OrderLabel | null;
  /** The job that it is part of; null: none. The API always says it. */
  job?: JobLabel | null;
  /** null: it is there. */
  deletedAt: string | null;
  attachmentCount: number;
  /** What was sent along, oldest first. */
  attachments: Attachment[];
}

/** `POST /api/admin/quotes`: a quote that staff make for somebody. The price is the server's (D1). */
export interface SaveStaffQuoteRequest extends Omit<
  SaveQuoteRequest,
  'totalPrice' | 'area' | 'basePrice' | 'basketSessionId'
> {
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  channel?: QuoteChannel | null;
  /** Last London day (`2026-12-21`) on which the price holds; absent: 30 days (D4). */
  lastValidDay?: string | null;
  /** A line of staff's own, with its reason; negative is a discount. Never changed by any later pricing. */
  adjustment?: PriceAdjustment | null;
  /** The price that staff saw, in pounds; if it has changed, the request is refused with the new one. */
  shownTotal?: string | null;
  /** The inquiry that it answers. */
  inquiry?: { form: InquiryForm; id: string } | null;
}

export interface SaveStaffQuoteResponse {
  id: string;
  reference: string;
  totalPrice: string;
}

export interface PriceAdjustment {
  /** Pounds, at most 2 decimals, not 0. */
  amount: string;
  /** The customer reads it on the quote. */
  reason: string;
}
/** Longest reason of an adjustment, and furthest it may move a price, in pounds. */
export const adjustmentLimits = { reason: 120, pounds: 10_000 } as const;
