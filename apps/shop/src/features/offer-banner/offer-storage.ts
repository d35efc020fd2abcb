/** Where a dismissed offer is remembered: the text itself, so that the next offer shows again. */
export const dismissedOfferKey = 'dismissed-offer';
