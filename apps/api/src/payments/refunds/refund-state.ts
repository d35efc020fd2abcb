/**
 * How far a refund is. `wanted`: written down. `sent`: the provider has perhaps been asked; it is written before the
 * call. `confirmed`: the provider's own books show it. `failed`: they show that it will not be. `settled-outside`: people
 * have paid it in another way.
 */
export const refundStates = ['wanted', 'sent', 'confirmed', 'failed', 'settled-outside'] as const;
export type RefundState = (typeof refundStates)[number];

/** What has not come to an end; for statements as the indexes spell it. */
export const liveRefundStatesSql = `'wanted', 'sent'`;
