/**
 * `same (of_id, id)`: every quote for the same top as one of the given, which are among them. For statements that begin
 * with `WITH RECURSIVE`. A top that was edited, renewed or revised has several quotes, each of which names the one it
 * replaces; what a quote replaces never changes. PostgreSQL expects hundreds of quotes for each top where there are one
 * or two, and would read the whole table for them: `OFFSET 0` has each looked up by its index.
 */
export const quotesOfTops = (ids: string) => `
  older AS (
    SELECT quote.id AS of_id, quote.id, quote.replaces_quote_id FROM quote WHERE quote.id = ANY(ARRAY(${ids}))
    UNION
    SELECT older.of_id, previous.id, previous.replaces_quote_id
    FROM older CROSS JOIN LATERAL (
      SELECT id, replaces_quote_id FROM quote WHERE id = older.replaces_quote_id OFFSET 0) AS previous
  ), same AS (
    SELECT older.of_id, older.id FROM older
    UNION
    SELECT same.of_id, newer.id
    FROM same CROSS JOIN LATERAL (SELECT id FROM quote WHERE replaces_quote_id = same.id OFFSET 0) AS newer
  )`;
