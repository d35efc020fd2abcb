/** What a payment by card is for. */
export const paymentPurposes = ['deposit', 'balance'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];
