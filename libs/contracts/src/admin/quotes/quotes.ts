import type { PaymentBlocker } from '../../payments/payment-blocker';
import type { SaveQuoteRequest } from '../../quotes/save-quote';
import type { OrderLabel } from '../../quotes/order';
import type { JobLabel } from '../../quotes/quote-response';
import type { OrderStage } from '../../quotes/order-stage';
import type { QuoteStatus } from '../../quotes/quote-status';
import type { Attachment, InquiryForm } from '../inquiries';
import type { RecordedMethod } from '../money/ledger';
import type { QuoteChannel } from '../../quotes/quote-channel';

/** `?payment=` filters by the state of the deposit. `failed`: the latest deposit was not paid. */
export const paymentFilters = ['none', 'open', 'failed', 'review', 'paid'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** `?status=` takes a quote's status, or this for deleted quotes (D22). */
export const deletedFilter = 'deleted';

/** A row of `GET /api/admin/quotes` (D33). Also takes `?payment=`, `?job=`, `?from=` and `?to=` (London dates, inclusive). */
export interface AdminQuote {
  id: string;
  reference: string;
  status: QuoteStatus;
  /** Stage of the work; null: not ordered. */
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
  /** Number of equal tops. */
  quantity: number;
  /** Pounds, for all of them. */
  totalPrice: string;
  createdAt: string;
  validUntil: string;
  /** How the quote came in. */
  channel: QuoteChannel;
  /** 10% of the price, in pounds (specification §9). */
  expectedDeposit: string;
  /** Received less refunds, in pounds. */
  receivedDeposit: string;
  /** Everything was refunded; the deposit stays `paid` (D17). Always present in answers. */
  isRefunded?: boolean;
  /** The latest deposit; null: none yet. */
  deposit: { id: string; paymentStatus: string; depositAmount: string; createdAt: string } | null;
  /** State of the deposit, as in `?payment=`; `none`: not started. Always present in answers. */
  payment?: PaymentFilter;
  /** Means of the payments that staff recorded. Always present in answers. */
  recordedMethods?: RecordedMethod[];
  /** Why no deposit can be paid now; null: one can. */
  paymentBlocker: PaymentBlocker | null;
  /** Staff added a line to the price. */
  isAdjusted: boolean;
  /** The sizes to cut are agreed with the customer. */
  isMeasured: boolean;
  /** Replaced by a revised quote that the customer agreed to. */
  isSuperseded: boolean;
  /**
   * The current quote for the same top: the one with a payment, else the customer's newest. Null: this is the current
   * one.
   */
  currentQuote: { id: string; reference: string; isNewer: boolean } | null;
  /** Order of the top; null: not ordered. Always present in answers. */
  order?: OrderLabel | null;
  /** Its job; null: none. Always present in answers. */
  job?: JobLabel | null;
  /** Null: not deleted. */
  deletedAt: string | null;
  attachmentCount: number;
  /** Oldest first. */
  attachments: Attachment[];
}

/** `POST /api/admin/quotes`: a quote that staff make for a customer. The server computes the price (D1). */
export interface SaveStaffQuoteRequest extends Omit<
  SaveQuoteRequest,
  'totalPrice' | 'area' | 'basePrice' | 'basketSessionId'
> {
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  channel?: QuoteChannel | null;
  /** Last London date on which the price is valid (`2026-12-21`); absent: 30 days (D4). */
  lastValidDay?: string | null;
  /** Staff's own lines, each with a reason; negative: a discount. Later pricing does not change them. */
  adjustments?: PriceAdjustment[] | null;
  /** Price that was shown, in pounds; 409 with the new one if it has changed. */
  shownTotal?: string | null;
  /** Inquiry that the quote answers. */
  inquiry?: { form: InquiryForm; id: string } | null;
}

export interface SaveStaffQuoteResponse {
  id: string;
  reference: string;
  totalPrice: string;
}

export interface PriceAdjustment {
  unit: AdjustmentUnit;
  /** Pounds, or per cent of the catalogue's price; at most 2 decimals, not 0. */
  amount: string;
  /** Shown to the customer. */
  reason: string;
}
export const adjustmentUnits = ['pounds', 'percent'] as const;
export type AdjustmentUnit = (typeof adjustmentUnits)[number];
/** Characters of the reason; largest adjustment of each unit, up or down; lines on a quote. */
export const adjustmentLimits = { reason: 120, pounds: 10_000, percent: 100, lines: 6 } as const;
