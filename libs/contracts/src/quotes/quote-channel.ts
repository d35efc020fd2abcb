/** How a quote came in: through the calculator, or taken by staff by phone, in the showroom or by email. */
export const quoteChannels = ['web', 'phone', 'showroom', 'email'] as const;
export type QuoteChannel = (typeof quoteChannels)[number];
