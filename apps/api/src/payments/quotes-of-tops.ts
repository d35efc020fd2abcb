/**
 * For statements that begin with `WITH RECURSIVE`. A top that was edited or renewed has several quotes, each of which
 * names the one it replaces; what a quote replaces never changes.
 */

/** `older (of_id, id, replaces_quote_id)`: the given quotes, and all that they replace. */
export const olderQuotes = (ids: string) => `
  older AS (
    SELECT quote.id AS of_id, quote.id, quote.replaces_quote_id FROM quote WHERE quote.id = ANY(ARRAY(${ids}))
    UNION
    SELECT older.of_id, quote.id, quote.replaces_quote_id
    FROM older JOIN quote ON quote.id = older.replaces_quote_id
  )`;

/** The same, and `same (of_id, id)`: every quote for the same top as one of the given. */
export const quotesOfTops = (ids: string) => `${olderQuotes(ids)}, same AS (
    SELECT older.of_id, older.id FROM older
    UNION
    SELECT same.of_id, quote.id FROM same JOIN quote ON quote.replaces_quote_id = same.id
  )`;
