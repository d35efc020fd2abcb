/** PostgreSQL's channel by which whoever makes a refund due wakes the workers. */
export const refundsDue = 'refunds_due';
