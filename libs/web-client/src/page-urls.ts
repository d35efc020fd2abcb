import { paymentPath, quotePath } from '@app/contracts';

/** The absolute address of one of the shop's pages. */
const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href;

/** The share page of a quote. */
export const quoteUrl = (quoteId: string): string => absoluteUrl(quotePath(quoteId));

/** The page to pay the deposit on a quote. */
export const paymentUrl = (quoteId: string): string => absoluteUrl(paymentPath(quoteId));
