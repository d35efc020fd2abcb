/**
 * A deposit on one quote, several, or a whole basket (D15). The server computes the amounts from its saved quotes;
 * `totalAmount` and `depositAmount` are only compared (D5).
 */
export interface CreateDepositRequest {
  /** The first quote, or the only one. */
  quoteId?: string | null;
  quoteIds?: string[] | null;
  basketSessionId?: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** Tops plus delivery if chosen, in pounds. */
  totalAmount?: number | string | null;
  depositAmount?: number | string | null;
  needsDelivery?: boolean | null;
  /** Address and postcode; required with delivery. */
  deliveryAddress?: string | null;
  quotesDescription?: string | null;
}

/** Header that makes a request safe to retry (D18). */
export const idempotencyKeyHeader = 'Idempotency-Key';
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** Header with the secret of a browser tab, in the form of an idempotency key. The tab that begins a deposit may see its order. */
export const browserKeyHeader = 'Browser-Key';
