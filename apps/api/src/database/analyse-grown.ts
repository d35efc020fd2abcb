/** Which tables: those that PostgreSQL knows nothing of, or all of them, as what they hold has changed. */
type Which = 'unknown' | 'all';

/**
 * Tells PostgreSQL how much is in the tables that have grown, for its plans: by itself it looks at them a minute later. A
 * small table is better left unknown: PostgreSQL takes it for ten pages and looks its rows up, while one that is known to
 * be empty is read from end to end, by every plan that is made until it is looked at again.
 */
export const analyseGrown = (query: (sql: string) => Promise<unknown>, which: Which): Promise<unknown> =>
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
