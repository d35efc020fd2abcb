/** Tables without statistics, or all tables. */
type Scope = 'unknown' | 'all';

/**
 * Runs ANALYZE now, as autovacuum would only a minute later. Small tables stay without statistics: PostgreSQL then assumes
 * ten pages and uses indexes, while it reads a table known as empty sequentially until it is analysed again.
 */
export const analyseGrownTables = (
  query: (sql: string) => Promise<unknown>,
  scope: Scope,
): Promise<unknown> =>
  query(`
    DO $$
    DECLARE
      grown text := (
        SELECT string_agg(oid::regclass::text, ', ') FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
          ${scope === 'unknown' ? 'AND reltuples < 0' : ''}
          AND pg_relation_size(oid) > 10 * current_setting('block_size')::integer);
    BEGIN
      IF grown IS NOT NULL THEN EXECUTE 'ANALYZE ' || grown; END IF;
    END $$`);
