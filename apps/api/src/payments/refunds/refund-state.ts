/**
 * How far a refund is. `wanted`: written down. `sent`: the provider has perhaps been asked; it is written before the
 * call. `confirmed`: the provider's own books show it. `failed`: they show that it will not be.
 */
export const refundStates = ['wanted', 'sent', 'confirmed', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** What has not come to an end; for statements as the indexes spell it. */
export const liveRefundStatesSql = `'wanted', 'sent'`;
