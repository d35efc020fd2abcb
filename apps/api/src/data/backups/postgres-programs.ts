import { execFile } from 'node:child_process';
import { access, constants, open } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { queueSchema } from '../../queue';
import { runProgram } from './run-program';

const run = promisify(execFile);
const patienceMs = 10_000;

interface PostgresProgram {
  path: string;
  /** '18.4' */
  version: string;
  major: number;
}

interface Wanted {
  name: 'pg_dump' | 'pg_restore' | 'psql';
  /** Major versions that will do, the best first. */
  majors: readonly number[];
  /** The pg_dump that somebody named: then only its folder is looked in; `none`: nowhere. */
  named: string | null;
  /** Where to look; for tests. */
  folders?: readonly string[];
}

/** A program of PostgreSQL on this machine; null where there is none of these versions. */
export async function findProgram({ name, majors, named, folders }: Wanted): Promise<PostgresProgram | null> {
  if (named === 'none') return null;
  const places = named ? [dirname(named)] : (folders ?? usualFolders(majors));
  const found = await Promise.all(places.map((place) => ask(join(place, name))));
  for (const major of majors) {
    const program = found.find((each) => each?.major === major);
    if (program) return program;
  }
  return null;
}

/** Packages put each major version into a folder of its own; what is on the path may be any. */
const usualFolders = (majors: readonly number[]): string[] => [
  ...majors.flatMap((major) => [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
  ]),
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
];

async function ask(path: string): Promise<PostgresProgram | undefined> {
  try {
    await access(path, constants.X_OK);
    const { stdout } = await run(path, ['--version'], { timeout: patienceMs });
    const [, version, major] = /\(PostgreSQL\) ((\d+)[.\w]*)/.exec(stdout) ?? [];
    return version && major ? { path, version, major: Number(major) } : undefined;
  } catch {
    return undefined;
  }
}

/** The schemas that are ours; whatever else is in the database is somebody else's, and neither dumped nor dropped. */
const ourSchemas = ['public', queueSchema];

/** For a dump: schemas of others, which our account may not even read, and the extensions that go with ours. */
export const neighboursSql = `
  ARRAY(SELECT nspname::text FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', '${ourSchemas.join("', '")}')
    ORDER BY nspname) AS "otherSchemas",
  ARRAY(SELECT extname::text FROM pg_extension WHERE extnamespace = 'public'::regnamespace
    ORDER BY extname) AS extensions`;

export interface Neighbours {
  otherSchemas: string[];
  extensions: string[];
}

interface Dump {
  databaseUrl: string;
  program: PostgresProgram;
  neighbours: Neighbours;
  /** Where it is written to. */
  path: string;
  signal: AbortSignal | undefined;
}

/**
 * Has pg_dump write all that is ours into a file that only we may read. Sessions of staff stay behind: nobody is to be
 * signed in by a restore.
 */
export async function dumpDatabase(options: Dump): Promise<void> {
  const { databaseUrl, program, neighbours, path, signal } = options;
  const file = await open(path, 'wx', 0o600);
  try {
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--lock-wait-timeout=30s',
      '--exclude-table-data=public.staff_session',
      ...neighbours.otherSchemas.map((name) => `--exclude-schema=${asPattern(name)}`),
      ...neighbours.extensions.map((name) => `--extension=${asPattern(name)}`),
      `--file=${path}`,
    ];
    await runProgram(program.path, args, { env: connectionEnvironment(databaseUrl), signal });
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name as pg_dump takes it to be no pattern. */
const asPattern = (name: string) => `"${name.replaceAll('"', '""')}"`;

interface Load {
  databaseUrl: string;
  programs: { restore: PostgresProgram; sql: PostgresProgram };
  /** Of the dump. */
  path: string;
  /** SQL that belongs to it, when all of it is there. */
  last: string;
}

/** Everything of ours, as one: extensions go with the schema that they are in. For a transaction that is open already. */
export const dropEverything = `
SET LOCAL client_min_messages TO warning;
SET LOCAL lock_timeout TO '30s';
DROP SCHEMA IF EXISTS ${ourSchemas.join(', ')} CASCADE;
CREATE SCHEMA public;
GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

/**
 * Puts a dump in the place of all that is ours in a database: in one transaction, so that whatever happens the database is as
 * before or as after. pg_restore writes SQL, psql runs it, and is told to keep it only when pg_restore came to its end.
 */
export async function loadDump({ databaseUrl, programs, path, last }: Load): Promise<void> {
  const env = connectionEnvironment(databaseUrl);
  const args = ['--file=-', '--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', path];
  const feed = async (to: NodeJS.WritableStream) => {
    to.write(`BEGIN;${dropEverything}`);
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

/**
 * How PostgreSQL's programs reach a database: told by the environment, since others on the machine see the arguments of a
 * program. Nothing else of ours gets into it.
 */
export function connectionEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    // What they complain of is read by people who need not know the machine's language.
    LC_ALL: 'C',
    PGAPPNAME: 'vanity-tops backup',
    PGCONNECT_TIMEOUT: '10',
  };
  const told = {
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
  for (const [name, value] of Object.entries(told)) if (value) env[name] = decodeURIComponent(value);
  for (const [name, value] of searchParams) {
    const variable = parameters[name];
    if (variable) env[variable] = value;
  }
  return env;
}
