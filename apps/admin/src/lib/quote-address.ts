/** Where customers see a quote, as it is copied into a mail: a page of the shop. */
export const quoteAddress = (quoteId: string): string =>
  new URL(`/quote/${encodeURIComponent(quoteId)}`, window.location.origin).href;
