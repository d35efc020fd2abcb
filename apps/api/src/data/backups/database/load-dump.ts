import { pipeline } from 'node:stream/promises';
import { connectionEnvironment } from './connection-environment';
import type { PostgresProgram } from './find-program';
import { runProgram } from './run-program';

interface Input {
  databaseUrl: string;
  programs: { restore: PostgresProgram; sql: PostgresProgram };
  /** Of the dump. */
  path: string;
  /** SQL that belongs to it, when all of it is there. */
  last: string;
}

/** Everything of ours, as one: extensions go with the schema that they are in. */
const clear = `
BEGIN;
SET LOCAL client_min_messages TO warning;
SET LOCAL lock_timeout TO '30s';
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP;
END $$;
CREATE SCHEMA public;
GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

/**
 * Puts a dump in the place of all that is in a database: in one transaction, so that whatever happens the database is as
 * before or as after. pg_restore writes SQL, psql runs it, and is told to keep it only when pg_restore came to its end.
 */
export async function loadDump({ databaseUrl, programs, path, last }: Input): Promise<void> {
  const env = connectionEnvironment(databaseUrl);
  const args = ['--file=-', '--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', path];
  const feed = async (to: NodeJS.WritableStream) => {
    to.write(clear);
    await runProgram(programs.restore.path, args, {
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      output: (from) => pipeline(from, to, { end: false }),
    });
    to.write(`\n${last}\nCOMMIT;\n`);
  };
  await runProgram(programs.sql.path, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'], {
    env,
    input: feed,
  });
}
