/**
 * SQL that empties some tables, and what refers to them, between two tests. As a restore may, it empties the ledger too,
 * of which nothing is ever removed otherwise.
 */
export const emptied = (tables: string): string =>
  `SELECT set_config('vanity_tops.restoring', pg_current_xact_id()::text, true); TRUNCATE ${tables} CASCADE`;
