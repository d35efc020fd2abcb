// Pages of the shop to which mails, the admin app and the API link.

const segment = encodeURIComponent;

/** A customer's order page, by the token in their mails. */
export const orderPath = (token: string): string => `/order/${segment(token)}`;

/** Page that opens a trade customer's link. The token follows `#`, so it does not reach servers and logs. */
export const tradePricesPath = '/trade/prices';

/** Drawings of how to measure. */
export const howToMeasurePath = '/how-to-measure';

/** The share page of a saved quote (D46). */
export const quotePath = (quoteId: string): string => `/quote/${segment(quoteId)}`;

/** The share page of a job of several quotes. */
export const jobPath = (jobId: string): string => `/job/${segment(jobId)}`;

/** Page to pay the deposit of a quote. */
export const paymentPath = (quoteId: string): string => `/payment?quote=${segment(quoteId)}`;

/** Page to pay the deposit of a job. */
export const jobPaymentPath = (jobId: string): string => `/payment?job=${segment(jobId)}`;

/** Result page of a deposit payment. */
export const paymentResultPath = (depositId: string): string => `/payment-result/${segment(depositId)}`;
