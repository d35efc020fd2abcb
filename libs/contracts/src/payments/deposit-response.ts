import type { ErrorCode } from '../errors';
import type { PaymentPurpose } from './payment-purpose';
import type { PaymentStatus } from './payment-status';

/** A new deposit, and where to pay it. */
export interface DepositResponse {
  /** 22 base64url characters, unguessable (D8). */
  id: string;
  quoteId: string;
  quoteIds: string[];
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Tops plus delivery, pounds with 2 decimals. */
  totalAmount: string;
  depositAmount: string;
  paymentStatus: PaymentStatus;
  /** The card provider's id of the open checkout. */
  sumupCheckoutId: string | null;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  createdAt: string;
  /** The hosted card page; null: it could not be opened, see `error`. */
  paymentUrl: string | null;
  /** What went wrong at the card provider, as a sentence. The deposit is saved and can be retried. */
  error?: string;
  /** Code of the `error`. */
  code?: ErrorCode;
}
/** Polled by the result page. The deposit's id grants access (D9). */
export interface DepositStatusResponse {
  id: string;
  /** Absent: a deposit. Always present in answers. */
  purpose?: PaymentPurpose;
  paymentStatus: PaymentStatus;
  depositAmount: string;
  /** '' if several names were entered: anybody with a quote's link may resume its open deposit. */
  customerName: string;
  /** Everything was refunded; the status stays `paid` (D17). Always present in answers. */
  isRefunded?: boolean;
  /** References of its quotes: `VT-26-00412`. */
  references: string[];
}

/** `POST /api/deposit-payments/{id}/order-link`: the order of a paid deposit, for the browser that began it. */
export interface OrderLinkResponse {
  /** Token of the order's private page; null: not paid, begun or resumed in another browser, or already given. */
  token: string | null;
  /** The confirmation has a link to the page. */
  isMailed: boolean;
}

/** Where to pay a deposit after a failed attempt (D19). */
export interface RetryDepositResponse {
  id: string;
  paymentUrl: string | null;
  error?: string;
  /** Code of the `error`. */
  code?: ErrorCode;
}
