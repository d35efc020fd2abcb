/**
 * SQL: the tops of quotes, as an array. `top_id = ANY(…)` uses the index; for a join PostgreSQL may expect many
 * quotes for each top and read the whole table.
 * @param ids SQL: an array of ids
 */
export const topsOf = (ids: string) => `ARRAY(SELECT top_id FROM quote WHERE id = ANY(${ids}))`;

/**
 * The order in which all code locks several quotes (decision 23): first quotes of tops before the others. A transaction that has
 * locked the first quote of a top can lock its others without a deadlock.
 */
export const lockSequence = '(quote.replaces_quote_id IS NOT NULL), quote.id';

/**
 * Use it when looking up by id. IS NULL would match the partial indexes of staff's lists, and a plan made while there
 * are few quotes may scan one of them.
 */
export const notDeleted = 'num_nonnulls(quote.deleted_at) = 0';

/** SQL: the quote is the current one for its top (decision 38). */
export const isCurrentQuote = (quote: string) =>
  `${quote}.deleted_at IS NULL AND ${quote}.standing = 'current'`;

/** SQL: `other` is the current quote for the top of `quote`, which is not. */
export const isReplacedBy = (other: string) =>
  `quote.standing = 'replaced' AND ${other}.top_id = quote.top_id AND ${isCurrentQuote(other)}`;

/** SQL: the stage of the ordered top that a quote is made for; null: not ordered, or cancelled. */
export const stageOf = (quoteId = 'quote.id'): string =>
  `(SELECT stage FROM order_item WHERE agreed_id = ${quoteId} AND stage IS NOT NULL LIMIT 1)`;
