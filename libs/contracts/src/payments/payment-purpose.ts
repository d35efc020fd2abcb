/** Purpose of a card payment. */
export const paymentPurposes = ['deposit', 'balance'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];
