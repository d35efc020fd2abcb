/**
 * How far the deposit on a quote is: `open` while a card page for it may still take money, `review` while staff
 * look at a payment that does not fit, `paid` for good.
 */
export const quoteDepositStates = ['none', 'open', 'review', 'paid'] as const;
export type QuoteDepositState = (typeof quoteDepositStates)[number];
