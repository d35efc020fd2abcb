import { paymentPath, quotePath } from '@app/contracts';

/** The absolute address of one of the shop's pages. */
const addressOf = (path: string): string => new URL(path, window.location.origin).href;

/** The share page of a quote. */
export const quoteAddress = (quoteId: string): string => addressOf(quotePath(quoteId));

/** The page to pay the deposit on a quote. */
export const paymentAddress = (quoteId: string): string => addressOf(paymentPath(quoteId));
