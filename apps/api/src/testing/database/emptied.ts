/**
 * SQL: truncates tables, and those that refer to them, between tests. Like a restore, it may empty the ledger, which
 * otherwise forbids it. A deadlock with a worker is retried.
 */
export const emptiedSql = (tables: string): string => `
  SELECT set_config('vanity_tops.restoring', pg_current_xact_id()::text, true);
  DO $$ BEGIN
    LOOP
      BEGIN
        TRUNCATE ${tables} CASCADE;
        EXIT;
      EXCEPTION WHEN deadlock_detected THEN NULL;
      END;
    END LOOP;
  END $$`;
