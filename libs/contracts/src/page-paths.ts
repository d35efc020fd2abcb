/** The shop's pages that are named outside of the shop as well: in mails, by staff, by the payment provider. */
const segment = encodeURIComponent;

/** An order as its customer sees it, by the token of a mail. */
export const orderPath = (token: string): string => `/order/${segment(token)}`;

/** Where a trade customer's link is opened. Its token stands behind the `#`, which no server and no log ever sees. */
export const tradePricesPath = '/trade/prices';

/** The share page of a saved quote (D46). */
export const quotePath = (quoteId: string): string => `/quote/${segment(quoteId)}`;

/** The share page of a job of several quotes. */
export const jobPath = (jobId: string): string => `/job/${segment(jobId)}`;

/** The page on which a quote's deposit is paid. */
export const paymentPath = (quoteId: string): string => `/payment?quote=${segment(quoteId)}`;

/** The same of all quotes of a job. */
export const jobPaymentPath = (jobId: string): string => `/payment?job=${segment(jobId)}`;

/** The page that says what became of a deposit. */
export const paymentResultPath = (depositId: string): string => `/payment-result/${segment(depositId)}`;
