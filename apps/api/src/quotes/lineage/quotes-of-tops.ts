/** SQL: an array, since PostgreSQL may read the whole table for a join. */
export const topsOfSql = (ids: string) => `ARRAY(SELECT top_id FROM quote WHERE id = ANY(${ids}))`;

/** All code locks quotes in this sequence, a top's first quote before its others: else two may deadlock (decision 23). */
export const lockSequenceSql = '(quote.replaces_quote_id IS NOT NULL), quote.id';

/** For look-ups by id: with IS NULL, a plan made for few quotes may scan an index of staff's lists. */
export const notDeletedSql = 'num_nonnulls(quote.deleted_at) = 0';

/** SQL: the quote is the current one for its top (decision 38). */
export const isCurrentQuoteSql = (quote: string) =>
  `${quote}.deleted_at IS NULL AND ${quote}.standing = 'current'`;

/** SQL: `other` is the current quote for the top of `quote`, which is not. */
export const isReplacedBySql = (other: string) =>
  `quote.standing = 'replaced' AND ${other}.top_id = quote.top_id AND ${isCurrentQuoteSql(other)}`;

/** SQL: the stage of the ordered top that a quote is made for; null: not ordered, or cancelled. */
export const stageOfSql = (quoteId = 'quote.id'): string =>
  `(SELECT stage FROM order_item WHERE agreed_id = ${quoteId} AND stage IS NOT NULL LIMIT 1)`;
