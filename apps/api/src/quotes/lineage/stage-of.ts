/** SQL: how far the top of an order is for which a quote is made; null: it is made for none, or that top is cancelled. */
export const stageOf = (quoteId = 'quote.id'): string =>
  `(SELECT stage FROM order_item WHERE agreed_id = ${quoteId} AND stage IS NOT NULL LIMIT 1)`;
