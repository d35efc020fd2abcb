import type { MailQuoteBlocker } from '../mail-data';

/** Why no deposit can be paid on a quote (D21), as its customer is told. */
export const blocked: Record<MailQuoteBlocker, string> = {
  declined: 'We could not take this order on; ring us if you would like to talk about it.',
  completed: 'This order is completed.',
  deleted: 'This quote has been withdrawn.',
  superseded: 'This quote has been replaced by a revised one.',
  unanswered: 'The price of this quote was revised. Please answer on its page first.',
  expired: 'Prices may have changed since: open the quote to see today’s, and to update it.',
  paid: 'The deposit on this quote is paid.',
  'paid-under-another':
    'The deposit for this top is paid, on another of its quotes: that one is what we make. Ring us if it is to be this one.',
  refunded: 'The deposit for this top was given back; ring us if you still want it.',
  'in-review': 'We are checking a payment for this top; please do not pay again.',
};
