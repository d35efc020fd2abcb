import { execFile } from 'node:child_process';
import { access, constants, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { queueSchema } from '../../queue';
import { BackupError } from './backup-manifest';

const execute = promisify(execFile);

/** What is found of PostgreSQL's programs on this machine. */
export interface PostgresPrograms {
  pg_dump: string;
  pg_restore: string;
  psql: string;
}

interface Wanted {
  /** Major version of the server: another one's dump might not be readable by it. */
  major: number;
  /** The pg_dump that was named; the others lie beside it. */
  named: string | null;
}

/** @throws BackupError where they are not on this machine */
export async function findPrograms({ major, named }: Wanted): Promise<PostgresPrograms> {
  const usual = [`/usr/lib/postgresql/${major}/bin`, `/opt/homebrew/opt/postgresql@${major}/bin`];
  const folders = named ? [dirname(named)] : [...usual, ...(process.env.PATH ?? '').split(delimiter)];
  for (const folder of folders) {
    const [pg_dump, pg_restore, psql] = ['pg_dump', 'pg_restore', 'psql'].map((name) => join(folder, name));
    if (pg_dump && pg_restore && psql && (await majorOf(pg_dump)) === major)
      return { pg_dump, pg_restore, psql };
  }
  throw new BackupError(
    `No pg_dump of version ${major} was found: install PostgreSQL’s client of that version, or name its pg_dump in PG_DUMP.`,
  );
}

async function majorOf(program: string): Promise<number | null> {
  try {
    await access(program, constants.X_OK);
    const { stdout } = await execute(program, ['--version'], { timeout: 10_000 });
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  } catch {
    return null;
  }
}

/** The schemas that are ours; whatever else is in the database is neither dumped nor dropped. */
const ourSchemas = ['public', queueSchema];

interface Dump {
  databaseUrl: string;
  programs: PostgresPrograms;
  /** Where it is written to. */
  path: string;
  signal?: AbortSignal | undefined;
}

/** Dumps the database into a file. Sessions of staff stay behind: nobody is to be signed in by a restore. */
export const dumpDatabase = ({ databaseUrl, programs, path, signal }: Dump): Promise<void> =>
  run(
    databaseUrl,
    programs.pg_dump,
    [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--lock-wait-timeout=30s',
      '--exclude-table-data=public.staff_session',
      ...ourSchemas.map((name) => `--schema=${name}`),
      '--extension=*',
      `--file=${path}`,
    ],
    signal,
  );

/** Drops everything of ours; extensions go with the schema that they are in. */
export const dropEverything = `
SET client_min_messages TO warning;
SET lock_timeout TO '30s';
DROP SCHEMA IF EXISTS ${ourSchemas.join(', ')} CASCADE;`;

/** As in a new database. A dump makes its schemas itself. */
export const grantPublic = 'GRANT USAGE ON SCHEMA public TO PUBLIC;';

/**
 * Puts a dump in the place of all that is ours in a database, in one transaction: whatever happens, the database is as
 * before or as after.
 * @param last SQL that belongs to the same transaction
 */
export async function loadDump({
  databaseUrl,
  programs,
  path,
  last,
}: Dump & { last: string }): Promise<void> {
  const sql = `${path}.sql`;
  try {
    const script = ['--no-owner', '--no-privileges', '--no-comments', `--file=${sql}`, path];
    await run(databaseUrl, programs.pg_restore, script);
    const steps = [`--command=${dropEverything}`, `--file=${sql}`, `--command=${grantPublic} ${last}`];
    await run(databaseUrl, programs.psql, [
      '--no-psqlrc',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      ...steps,
    ]);
  } finally {
    await rm(sql, { force: true });
  }
}

/**
 * Runs one of PostgreSQL's programs on a database. The password is passed by the environment, since other users of the
 * machine can read a program's arguments; nothing else of our environment is passed on.
 */
async function run(
  databaseUrl: string,
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', ...connectionEnvironment(databaseUrl) };
  try {
    await execute(program, args, { env, signal });
  } catch (error) {
    signal?.throwIfAborted();
    const { stderr = '', message } = error as Error & { stderr?: string };
    const said = stderr.split('\n').find((line) => /error|fatal/i.test(line)) ?? message;
    throw new BackupError(said.trim());
  }
}

/** Parameters of an address that PostgreSQL's programs know by these names. */
const parameters: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
  host: 'PGHOST',
  port: 'PGPORT',
  channel_binding: 'PGCHANNELBINDING',
};

/** How PostgreSQL's programs reach a database. */
export function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
  return {
    PGAPPNAME: 'vanity-tops backup',
    PGCONNECT_TIMEOUT: '10',
    ...Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value ? [[name, decodeURIComponent(value)]] : [])),
    ),
    ...Object.fromEntries(
      [...searchParams].flatMap(([name, value]) => (parameters[name] ? [[parameters[name], value]] : [])),
    ),
  };
}
