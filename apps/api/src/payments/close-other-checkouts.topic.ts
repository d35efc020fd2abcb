/** Outbox topic: a quote has been paid, so no other page may take money for it. */
export const closeOtherCheckouts = 'close-other-checkouts';
