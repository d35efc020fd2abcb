/**
 * Why no deposit can be paid on a quote (D21), as sentences for people, for payment page, basket and API.
 */
export const paymentBlockers = {
  declined: 'We could not accept this quote. Please call us.',
  completed: 'This order has been completed.',
  deleted: 'This quote is no longer available.',
  superseded: 'This quote has been replaced by a revised one.',
  'not-agreed': 'The price of this quote was revised. Please answer on its page first.',
  expired: 'The price of this quote has expired.',
  'invalid-configuration': 'This top cannot be made as it was chosen.',
  paid: 'The deposit on this quote has been paid.',
  'paid-under-another': 'The deposit for this top has been paid, on another of its quotes.',
  refunded: 'The deposit for this top has been refunded.',
  'in-review': 'We are checking a payment for this top.',
} as const;

export type PaymentBlocker = keyof typeof paymentBlockers;
