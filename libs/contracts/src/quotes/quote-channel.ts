/** How a quote came to be: by the calculator, or by staff for somebody who rang, came or wrote. */
export const quoteChannels = ['web', 'phone', 'showroom', 'email'] as const;
export type QuoteChannel = (typeof quoteChannels)[number];
