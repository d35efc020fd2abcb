/** Status of a quote (specification §4); staff may choose any. */
export const quoteStatuses = ['pending', 'approved', 'declined', 'completed'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];
