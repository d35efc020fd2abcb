-- Who may do what in the database, each time the product is brought up: so a new password needs nothing but a new `up`.
-- `owner` migrates and restores; `app`, which API and workers are, reads and writes rows and changes no schema.
SET client_min_messages TO warning;

\getenv owner_password POSTGRES_PASSWORD
\getenv app_password DATABASE_PASSWORD

SELECT format('CREATE ROLE %I LOGIN', name)
FROM unnest(ARRAY['owner', 'app']) name WHERE to_regrole(name) IS NULL \gexec

ALTER ROLE owner PASSWORD :'owner_password';
ALTER ROLE app PASSWORD :'app_password';
-- Sees whether the shop is connected before it restores.
GRANT app TO owner;
ALTER DATABASE app OWNER TO owner;

-- `backup.js test` restores a backup here, and drops it again.
SELECT 'CREATE DATABASE restore_test OWNER app' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'restore_test') \gexec

ALTER DEFAULT PRIVILEGES FOR ROLE owner GRANT USAGE ON SCHEMAS TO app;
-- MAINTAIN is for ANALYZE.
ALTER DEFAULT PRIVILEGES FOR ROLE owner GRANT SELECT, INSERT, UPDATE, DELETE, MAINTAIN ON TABLES TO app;
ALTER DEFAULT PRIVILEGES FOR ROLE owner GRANT SELECT, USAGE, UPDATE ON SEQUENCES TO app;
