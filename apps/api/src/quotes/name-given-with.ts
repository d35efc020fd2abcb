/**
 * SQL: the name that was last given together with an address, of the mails to it about any of some quotes; null: none.
 * A quote itself keeps what was said last of each (D14), so that the name on it may be somebody else's, and whoever has
 * its link may have it sent to them: nobody is told a name by that.
 */
export const nameGivenWith = (address: string, quoteIds: string) => `(
  SELECT to_name FROM mail
  WHERE to_address = ${address} AND quote_ids && ${quoteIds} AND to_name IS NOT NULL
  ORDER BY created_at DESC, id LIMIT 1)`;
