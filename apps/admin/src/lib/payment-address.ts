/** Where a customer pays the deposit on a quote, as it is copied into a mail: a page of the shop. */
export const paymentAddress = (quoteId: string): string =>
  new URL(`/payment?${new URLSearchParams({ quote: quoteId }).toString()}`, window.location.origin).href;
