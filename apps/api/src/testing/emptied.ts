/**
 * SQL that empties some tables, and what refers to them, between two tests. As a restore may, it empties the ledger too,
 * of which nothing is ever removed otherwise. A worker that reads one of the tables and waits for another gives way, or
 * this does and begins anew.
 */
export const emptied = (tables: string): string => `
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
