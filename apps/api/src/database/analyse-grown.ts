/** Tables without statistics, or all of them. */
type Scope = 'unknown' | 'all';

/**
 * Updates statistics of tables that have grown, as autovacuum would only do so a minute later. Small tables are left
 * without: PostgreSQL assumes ten pages and uses indexes, while a table known as empty is read sequentially by every
 * plan until it is analysed again.
 */
export const analyseGrown = (query: (sql: string) => Promise<unknown>, which: Scope): Promise<unknown> =>
  query(`
    DO $$
    DECLARE
      grown text := (
        SELECT string_agg(oid::regclass::text, ', ') FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
          ${which === 'unknown' ? 'AND reltuples < 0' : ''}
          AND pg_relation_size(oid) > 10 * current_setting('block_size')::integer);
    BEGIN
      IF grown IS NOT NULL THEN EXECUTE 'ANALYZE ' || grown; END IF;
    END $$`);
