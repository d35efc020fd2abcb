/** What staff have to do about a deposit: call within 24 hours, arrange the delivery of a third top, look at a payment. */
export const staffTaskKinds = ['call-customer', 'arrange-delivery', 'review-payment'] as const;
export type StaffTaskKind = (typeof staffTaskKinds)[number];
