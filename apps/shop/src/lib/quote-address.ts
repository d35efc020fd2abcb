/** The path of a saved quote's share page (D46). */
export const quotePath = (quoteId: string): string => `/quote/${encodeURIComponent(quoteId)}`;

/** The whole address, for sending to somebody. */
export const quoteAddress = (quoteId: string): string => new URL(quotePath(quoteId), location.origin).href;

/** The page on which its deposit is paid. */
export const paymentPath = (quoteId: string): string => `/payment?quote=${encodeURIComponent(quoteId)}`;

/** The page that says what became of a deposit. */
export const paymentResultPath = (depositId: string): string =>
  `/payment-result/${encodeURIComponent(depositId)}`;
