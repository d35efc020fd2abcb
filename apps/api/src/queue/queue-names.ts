/** Every queue there is, as the jobs name them; a test holds them to it. */
export const queueNames = ['mail', 'payment-status', 'refunds', 'upkeep'] as const;
export type QueueName = (typeof queueNames)[number];
