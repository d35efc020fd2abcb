import { paymentPath, quotePath } from '@app/contracts';

/** The whole address of one of the shop's pages, for sending to somebody. */
const addressOf = (path: string): string => new URL(path, window.location.origin).href;

/** Where anybody who has the link sees a quote. */
export const quoteAddress = (quoteId: string): string => addressOf(quotePath(quoteId));

/** Where a customer pays the deposit on a quote. */
export const paymentAddress = (quoteId: string): string => addressOf(paymentPath(quoteId));
