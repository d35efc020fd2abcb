/**
 * SQL: the tops of quotes, as an array: `top_id = ANY(…)` is looked up in an index, where for a join PostgreSQL may expect
 * many quotes for each top and read them all.
 * @param ids SQL: an array of ids
 */
export const topsOf = (ids: string) => `ARRAY(SELECT top_id FROM quote WHERE id = ANY(${ids}))`;

/**
 * The order in which everybody who locks several quotes locks them (decision 23): the first quotes of all tops, then the
 * others. Whoever holds the first quote of a top may then lock any other one of it, and waits for nobody who waits for them.
 */
export const lockOrder = '(quote.replaces_quote_id IS NOT NULL), quote.id';

/**
 * That a quote is not deleted, where it is looked up by its id. Said with IS NULL it would fit the indexes of staff's lists,
 * which hold what is not deleted; a plan that is made while there are no quotes reads one of those from end to end.
 */
export const isThere = 'num_nonnulls(quote.deleted_at) = 0';

/** That a quote stands for its top: of all quotes for it there is one at most of which this is so (decision 38). */
export const standsForTop = (quote: string) =>
  `${quote}.deleted_at IS NULL AND ${quote}.superseded_at IS NULL AND NOT ${quote}.is_proposal AND NOT ${quote}.is_replaced`;

/** `counted` stands for the top of `quote`, which does not. */
export const countsInPlace = `quote.is_replaced AND counted.top_id = quote.top_id AND ${standsForTop('counted')}`;

/** SQL: how far the top of an order is for which a quote is made; null: it is made for none, or that top is cancelled. */
export const stageOf = (quoteId = 'quote.id'): string =>
  `(SELECT stage FROM order_item WHERE agreed_id = ${quoteId} AND stage IS NOT NULL LIMIT 1)`;
