/** Status of a deposit (D17). `paid` is final; `failed` may still become `paid`. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'review'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
