/**
 * Asks for a deposit on one quote, on several, or on a whole basket (D15). The server works out the amounts from
 * the quotes it has saved; `totalAmount` and `depositAmount`, where sent, are only compared (D5).
 */
export interface CreateDepositRequest {
  /** The first quote, or the only one. */
  quoteId?: string | null;
  quoteIds?: string[] | null;
  basketSessionId?: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Tops plus delivery where chosen, in pounds. */
  totalAmount?: number | string | null;
  depositAmount?: number | string | null;
  needsDelivery?: boolean | null;
  /** Address plus postcode; needed with delivery. */
  deliveryAddress?: string | null;
  quotesDescription?: string | null;
}

/** The header that makes sending the same request again harmless (D18). */
export const idempotencyKeyHeader = 'Idempotency-Key';
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;
