import type { ErrorCode } from '../errors';
import type { PaymentPurpose } from './payment-purpose';
import type { PaymentStatus } from './payment-status';

/** A deposit that was set up, and where to pay it. */
export interface DepositResponse {
  /** 22 base64url characters, unguessable, as a quote's (D8). */
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
  /** The card provider's id of the checkout that is open now. */
  sumupCheckoutId: string | null;
  needsDelivery: boolean;
  deliveryAddress: string | null;
  createdAt: string;
  /** The hosted card page; null where it could not be opened, and then `error` says so. */
  paymentUrl: string | null;
  /** What went wrong with the card provider, as a person may read it. The deposit is kept and can be retried. */
  error?: string;
  /** The same for programs, where there is an `error`. */
  code?: ErrorCode;
}

/** What the result page polls. The deposit's id is the permission to read it (D9). */
export interface DepositStatusResponse {
  id: string;
  /** Absent: a deposit. The API always says it. */
  purpose?: PaymentPurpose;
  paymentStatus: PaymentStatus;
  depositAmount: string;
  /** '' if several people entered theirs: with a quote's link anybody may resume its open deposit. */
  customerName: string;
  /** All of it was given back: it stays `paid` (D17), and no order stands behind it any more. The API always says it. */
  isRefunded?: boolean;
  /** Of its quotes, as people say them: `VT-26-00412`. */
  references: string[];
}

/** Where to pay a deposit that was not paid at first (D19). */
export interface RetryDepositResponse {
  id: string;
  paymentUrl: string | null;
  error?: string;
  /** The same for programs, where there is an `error`. */
  code?: ErrorCode;
}
